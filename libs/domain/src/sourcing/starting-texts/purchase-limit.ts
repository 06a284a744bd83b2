import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind, PurchaseLimit } from '@psp/contracts/thresholds';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { inForceOf } from '../../operating/dated-values/queries.ts';
import { THRESHOLDS } from '../../operating/dated-values/tables.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

const MONTHS = 12;
/** Number of leading digits that CPV codes of one group share. */
const GROUP_DIGITS = 3;

/** A purchase to compare with a threshold. Without a kind, the kind of the domain applies. */
export interface ComparedPurchase {
  category: DomainSlug;
  kind?: PurchaseKind | null | undefined;
  cpv?: string | null | undefined;
  /** Id of the purchase's own request, which is not counted. */
  except?: string | undefined;
}

const domainKind = (slug: Sql): Sql => sql`(select d.purchase_kind from domain d where d.slug = ${slug})`;

/** SQL of the kind of a purchase. */
export const kindOf = ({ category, kind }: ComparedPurchase): Sql =>
  sql`coalesce(${kind ?? null}::text, ${domainKind(sql`${category}`)})`;

/** SQL of the threshold in force at `now` for the kind of a purchase. */
export const thresholdOf = (purchase: ComparedPurchase, now: Date): Sql =>
  sql`${inForceOf(THRESHOLDS, kindOf(purchase), now)}::float8`;

/**
 * Query of the authority's requests similar to a purchase: of the same kind, in the same CPV group if both have a code, else in the
 * same domain, and sent or awarded in the last 12 months. The amount of an awarded request is the price agreed last, of any other
 * its upper budget; cancelled and expired requests do not count. Of a group request led by another authority, the confirmed part
 * counts. Columns: `id`, `number`, `title`, `status`, `at`, `amount`, and `apart`, the reason why a request is excluded from the
 * sum.
 */
export const alikeRows = ({ organisationId }: Actor, purchase: ComparedPurchase, now: Date): Sql => {
  const { category, cpv = null, except = null } = purchase;
  const isNear = sql`case when r.cpv_code is not null and ${cpv}::text is not null
    then left(r.cpv_code, ${GROUP_DIGITS}) = left(${cpv}::text, ${GROUP_DIGITS}) else r.category = ${category} end`;
  const counts = sql`${isNear} and coalesce(r.purchase_kind, ${domainKind(sql`r.category`)}) = ${kindOf(purchase)}
    and r.status in ('sent', 'in_progress', 'completed') and r.id is distinct from ${except}::uuid
    and greatest(r.sent_at, o.decided_at) > ${now}::timestamptz - make_interval(months => ${MONTHS})`;
  return sql`select a.*, x.reason as apart from (
      select r.id, r.number, r.title, r.status, greatest(r.sent_at, o.decided_at) as at,
        coalesce(p.agreed_price, o.price, r.budget_max, r.budget_min, 0) as amount
      from service_request r left join offer o on o.request_id = r.id and o.status = 'accepted'
        left join project p on p.offer_id = o.id
      where r.organisation_id = ${organisationId} and r.kind <> 'consultation' and ${counts}
      union all select r.id, r.number, r.title, r.status, greatest(r.sent_at, o.decided_at), coalesce(g.budget, 0)
      from group_part g join service_request r on r.id = g.request_id
        left join offer o on o.request_id = r.id and o.status = 'accepted'
      where g.organisation_id = ${organisationId} and g.status = 'confirmed' and ${counts}) a
    left join request_set_apart x on x.request_id = ${except}::uuid and x.other_id = a.id`;
};

/** Reads the limit for a budget of the authority: the threshold, and the sum of similar requests that were not set apart. */
export const readPurchaseLimit = async (
  db: Db,
  actor: Actor,
  purchase: ComparedPurchase,
  now: Date,
): Promise<PurchaseLimit> =>
  found(
    await oneRow(
      db,
      sql<PurchaseLimit>`select ${thresholdOf(purchase, now)} as amount, ${kindOf(purchase)} as kind,
        count(*)::int as alike, coalesce(sum(alike.amount), 0)::float8 as "alikeTotal"
      from (${alikeRows(actor, purchase, now)}) alike where alike.apart is null`,
    ),
  );
