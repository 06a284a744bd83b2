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

/** SQL condition: the actor may read the passage `p`. */
export const isReadablePassage = (actor: Pick<Actor, 'kind' | 'status'>): Sql =>
  sql`p.access = any (${accessOf(actor)}::text[])`;
