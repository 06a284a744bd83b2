import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** SQL condition: the actor may read the event `e`. */
export const isReadableBy = ({ kind, status }: Actor): Sql => {
  if (kind === 'admin') return sql`true`;
  return status === 'approved' ? sql`(e.status <> 'draft' and e.readers in ('everyone', ${kind}))` : sql`false`;
};

/** SQL condition: visitors may read the event `e`. */
export const isPublicEvent: Sql = sql`(e.is_public and e.status <> 'draft')`;
