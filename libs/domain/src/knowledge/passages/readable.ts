import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import type { Access } from './keep-passages.ts';

/* Solved topics are read by approved organisations alone, as the forum is. */
const accessOf = ({ kind, status }: Pick<Actor, 'kind' | 'status'>): Access[] => {
  if (kind === 'admin') return ['visitors', 'members', 'partners', 'signed_in'];
  if (status !== 'approved') return ['visitors'];
  return ['visitors', 'signed_in', kind === 'uat' ? 'members' : 'partners'];
};

/** SQL condition: the actor may read the passages of the source `s`. */
export const isReadableSource = (actor: Pick<Actor, 'kind' | 'status'>): Sql =>
  sql`s.access = any (${accessOf(actor)}::text[])`;
