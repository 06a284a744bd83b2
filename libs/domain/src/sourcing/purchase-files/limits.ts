import type { RequestView } from '@psp/contracts/service-requests';
import type { PurchaseLimit } from '@psp/contracts/thresholds';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { readPurchaseLimit } from '../starting-texts/purchase-limit.ts';

/** An amount in lei without VAT, with the limit with which it was compared at that time. */
export interface ComparedAmount extends PurchaseLimit {
  value: number;
  at: string;
}

export interface ComparedAmounts {
  /** The budget when the request was sent; null without a budget, and for requests sent before this was recorded. */
  sent: ComparedAmount | null;
  /** The price of the chosen offer, compared now; null without a choice. */
  chosen: ComparedAmount | null;
}

/** Amounts of a request to compare with the threshold of a direct purchase. */
export const comparedAmounts = async (
  db: Db,
  actor: Actor,
  request: RequestView,
  now: Date,
): Promise<ComparedAmounts> => ({
  sent: await sentAmount(db, request),
  chosen: await chosenAmount(db, actor, request, now),
});

/* The budget of the first revision, with the limit that was recorded when it was sent. */
const sentAmount = (db: Db, { id }: RequestView): Promise<ComparedAmount | null> =>
  oneRow(
    db,
    sql<ComparedAmount>`select (a.details #>> '{limit,amount}')::float8 as amount, (a.details #>> '{limit,alike}')::int as alike,
        (a.details #>> '{limit,alikeTotal}')::float8 as "alikeTotal", coalesce(a.details #>> '{limit,kind}', 'services') as kind, to_json(a.at) #>> '{}' as at, v.value
      from audit a, lateral (
        select coalesce(nullif((content ->> 'budgetMax')::float8, 0), (content ->> 'budgetMin')::float8) as value
        from service_request_revision where request_id = a.entity_id order by revision limit 1) v
      where a.entity_id = ${id} and a.action = 'service-request.send' and a.outcome = 'done'
        and a.details #>> '{limit,amount}' is not null and v.value > 0 limit 1`,
  );

const chosenAmount = async (
  db: Db,
  actor: Actor,
  { id, content: { category, purchaseKind: kind, cpv }, offers }: RequestView,
  now: Date,
): Promise<ComparedAmount | null> => {
  const chosen = offers?.find(({ status }) => status === 'accepted');
  if (!chosen || !category) return null;
  const limit = await readPurchaseLimit(db, actor, { category, kind, cpv, except: id }, now);
  return { ...limit, value: chosen.price, at: now.toISOString() };
};
