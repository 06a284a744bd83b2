import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

const READ = { uat: ['visitors', 'members', 'signed_in'], firma: ['visitors', 'partners', 'signed_in'] };

/** SQL condition: the actor may read the published act `a`. The association reads all. */
export const isReadableBy = ({ kind, status }: Actor): Sql => {
  if (kind === 'admin') return sql`a.status = 'published'`;
  return status === 'approved' ? sql`a.status = 'published' and a.access = any (${READ[kind]})` : sql`false`;
};

/** Path of an act in an area. */
export const actPath = (kind: Actor['kind'], id: string): string => `/${kind}/legislation/${id}`;
