import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Who reads: a member, or null for a visitor. */
export type Reader = Actor | null;

/** Condition: the column holds the reader's organisation. */
export const isReaders = (reader: Reader, column: Sql): Sql =>
  reader ? sql`coalesce(${column} = ${reader.organisationId}, false)` : sql`false`;

/** Condition: the project `x` is published, and its authority takes part in the portal. */
export const IS_PUBLISHED = sql`(x.status = 'published' and x.organisation_id <> all (array(
  select s.id from organisation s where s.status = 'suspended')))`;

/** Condition: the reader may open the project `x`: a published one, or one of its own authority. */
export const isOpenTo = (reader: Reader): Sql => {
  if (!reader) return IS_PUBLISHED;
  if (reader.kind === 'admin') return sql`x.status <> 'draft'`;
  return sql`(${IS_PUBLISHED} or x.organisation_id = ${reader.organisationId})`;
};

/** Condition: the reader sees the costs of the project `x`. */
export const showsCostsTo = (reader: Reader): Sql =>
  reader ? sql`(x.shows_costs or x.organisation_id = ${reader.organisationId})` : sql`x.shows_costs`;
