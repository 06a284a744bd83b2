import { DomainError } from '../errors.ts';

/** Throws `list.order_stale` unless an order names each of these once, and no other. */
export function expectSameSet(present: readonly string[], order: readonly string[]): void {
  const named = new Set(order);
  if (named.size !== order.length || order.length !== present.length || present.some((id) => !named.has(id)))
    throw new DomainError('list.order_stale');
}
