import type { Marks } from '@psp/contracts/comparison';
import { DEFAULT_WEIGHTS, type Weights } from '@psp/contracts/scores';
import { sql } from 'kysely';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import type { Write } from '../../write.ts';
import { isConfirmed } from '../offers/queries.ts';
import { ownRequest } from './own-request.ts';

interface Comparison {
  weights?: Weights | undefined;
  marks?: Marks | undefined;
}

/** Sets the weights of a request, the marks of its offers' methods, or both. Throws `not_found` for an offer that is not its own. */
export const saveComparison = async (
  write: Write<Actor>,
  { id, version, weights, marks }: Versioned & Comparison,
): Promise<void> => {
  const request = await ownRequest(write, id);
  const comparison = {
    weights: weights ?? request.comparison?.weights ?? DEFAULT_WEIGHTS,
    ...(marks && { marks: { ...request.comparison?.marks, ...marks } }),
  };
  const compare = () => request.compare(write.actor, comparison, write.now);
  actOnLocked(write, { entity: 'service-request', row: request, version }, compare, { details: { weights, marks } });
  if (marks) await expectOffers(write, id, Object.keys(marks));
};

const expectOffers = async ({ db }: Write<Actor>, requestId: string, ids: string[]): Promise<void> => {
  const known = await db.run(sql`select 1 from offer o where o.request_id = ${requestId} and o.id = any (${ids}::uuid[])
    and o.status not in ('draft', 'withdrawn') and ${isConfirmed}`);
  if (known.length < ids.length) throw new DomainError('not_found');
};
