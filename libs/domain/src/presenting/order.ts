import type { Act } from '@psp/contracts/history';
import type { Actor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import { causedBy } from '../operating/audit/last-act.ts';
import type { Db } from '../read-db.ts';
import type { Sql } from '../sql.ts';

interface OrderCheck {
  present: readonly string[];
  order: readonly string[];
  /** Acts that add to the list or remove from it. */
  acts: readonly Act[];
  /** Id of the row on which the acts are recorded. */
  recordedOn: string;
  /** Condition on an audit row `a` that distinguishes this list from other lists of the same row. */
  which: Sql;
}

/**
 * Throws `list.order_stale` unless `order` names each id of `present` once and no other. The error names the last act that changed
 * the list.
 */
export async function expectSameSet(
  db: Db,
  actor: Actor,
  { present, order, acts, recordedOn, which }: OrderCheck,
): Promise<void> {
  const named = new Set(order);
  if (named.size === order.length && order.length === present.length && present.every((id) => named.has(id))) return;
  const wayOn = 'Lista este alta decât cea de pe pagină. Reîncărcați pagina și ordonați din nou.';
  const cause = await causedBy({ acts, wayOn, which })(db, actor, recordedOn);
  throw new DomainError('list.order_stale', undefined, cause ?? undefined);
}
