import { normaliseCui } from '@psp/contracts/cui';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasCui } from '../../search-conditions.ts';
import { containsWords } from '../../sql.ts';
import { unconfirmed } from '../applications/queue.ts';

/** Applications that are not confirmed are found among organisations. */
export const ownSearch: OwnSearch = {
  admin: {
    organisation: (_, q) => sql`
      select r.id, r.content #>> '{organisation,name}', concat_ws(', ', r.content #>> '{organisation,cui}', ${APPLICATION_LABELS.unconfirmed.label}::text),
        '/admin/applications/' || r.id, (r.content #>> '{organisation,cui}' = ${normaliseCui(q)}) is true, r.created_at
      from registration r where ${unconfirmed}
        and (${containsWords(sql`search_fold(r.content #>> '{organisation,name}')`, q)} or ${hasCui(sql`r.content #>> '{organisation,cui}'`, q)})`,
  },
};
