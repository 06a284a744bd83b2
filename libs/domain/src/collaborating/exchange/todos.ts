import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { IS_PUBLISHED } from './readable.ts';

/** Projects with questions that their authority has not answered, and projects on which a firm has not said whether it may be named. */
export const todos = {
  uat: {
    answerExchange: ({ organisationId }) => sql`select x.id, x.number, x.title, '', count(q.id), null::timestamptz
      from exchange_project x join exchange_question q on q.exchange_id = x.id and q.answer is null and q.removed_at is null
      where x.organisation_id = ${organisationId} and x.status = 'published' group by x.id`,
  },
  firma: {
    answerNaming: ({ organisationId }) => sql`select x.id, x.number, x.title, u.name, 1, null::timestamptz
      from exchange_project x join organisation u on u.id = x.organisation_id
      where x.partner_id = ${organisationId} and x.partner_state = 'asked' and ${IS_PUBLISHED}`,
  },
} satisfies Capability['todos'];
