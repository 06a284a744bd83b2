import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Whether the actor reads the catalogue of courses. */
export const readsCourses = ({ kind, status }: Actor): boolean => kind === 'admin' || status === 'approved';

/** SQL condition: a course `t` is in the catalogue that the actor reads. */
export const isReadableBy = (actor: Actor): Sql => (readsCourses(actor) ? sql`t.published_at is not null` : sql`false`);
