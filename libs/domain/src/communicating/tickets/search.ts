import { TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasNumber, isSame, labelOf } from '../../search-conditions.ts';
import { containsWords } from '../../sql.ts';

export const ownSearch: OwnSearch = {
  admin: {
    ticket: (_, q) => sql`
      select t.id, t.subject, concat_ws(', ', t.number, t.name, ${labelOf(sql`t.status`, TICKET_STATUS)}), '/admin/tickets/' || t.id,
        ${isSame(sql`t.subject`, q, sql`t.number`)}, t.updated_at
      from ticket t where ${containsWords(sql`t.search_text`, q)} or ${hasNumber(q, sql`t.number`)}`,
  },
};
