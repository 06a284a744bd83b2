import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import type { Access } from './keep-passages.ts';

/** A signed-in user, or null for a visitor. */
export type Reader = Pick<Actor, 'kind' | 'status'> | null;

/** Accesses of documents, acts and passages that the reader may open. An organisation that is not approved reads as visitors do. */
export const accessOf = (reader: Reader): Access[] => {
  if (reader?.kind === 'admin') return ['visitors', 'members', 'partners', 'signed_in'];
  if (reader?.status !== 'approved') return ['visitors'];
  return ['visitors', 'signed_in', reader.kind === 'uat' ? 'members' : 'partners'];
};

/** SQL condition: the actor may read the passages of the source `s`. */
export const isReadableSource = (actor: Pick<Actor, 'kind' | 'status'>): Sql =>
  sql`s.access = any (${accessOf(actor)}::text[])`;

/** SQL condition: the reader may open the published document or act with the given alias. */
export const isReadableBy = (reader: Reader, alias = 'd'): Sql =>
  sql`${sql.ref(`${alias}.status`)} = 'published' and ${sql.ref(`${alias}.access`)} in (${sql.join(accessOf(reader).map((one) => sql.lit(one)))})`;
