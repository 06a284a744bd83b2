import type { PurchaseLimit } from '@psp/contracts/thresholds';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { inForceOf } from '../../operating/dated-values/queries.ts';
import { THRESHOLDS } from '../../operating/dated-values/tables.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';

/** The texts from which a request of a domain may begin, as JSON text (`startingTexts`). */
export const listStartingTexts = (db: Db, category: DomainSlug): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(
      json_build_object('id', t.id, 'title', t.title, 'description', t.description) order by t.position, t.id), '[]'))::text as json
      from starting_text t where t.domain_slug = ${category} and t.is_shown`,
  );

const MONTHS = 12;

/**
 * What a budget of the authority in a domain is compared with now, leaving out the request `except`: requests sent or awarded
 * in the last 12 months. An awarded one counts with the price agreed last, any other with its upper budget; cancelled ones and
 * those without a result do not count. Of a group that another authority leads, the part that it confirmed counts.
 */
export const readPurchaseLimit = async (
  db: Db,
  { organisationId }: Actor,
  { category, except }: { category: DomainSlug; except?: string | undefined },
  now: Date,
): Promise<PurchaseLimit> => {
  const counts = sql`r.category = ${category} and r.status in ('sent', 'in_progress', 'completed')
    and r.id is distinct from ${except ?? null}::uuid
    and greatest(r.sent_at, o.decided_at) > ${now}::timestamptz - make_interval(months => ${MONTHS})`;
  return found(
    await oneRow(
      db,
      sql<PurchaseLimit>`select
        (select ${inForceOf(THRESHOLDS, sql`d.purchase_kind`, now)}::float8 from domain d where d.slug = ${category}) as amount,
        (select d.purchase_kind from domain d where d.slug = ${category}) as kind,
        count(*)::int as alike, coalesce(sum(alike.amount), 0)::float8 as "alikeTotal"
      from (select coalesce(p.agreed_price, o.price, r.budget_max, r.budget_min, 0) as amount
        from service_request r left join offer o on o.request_id = r.id and o.status = 'accepted'
          left join project p on p.offer_id = o.id
        where r.organisation_id = ${organisationId} and r.kind <> 'consultation' and ${counts}
        union all select coalesce(g.budget, 0) from group_part g join service_request r on r.id = g.request_id
          left join offer o on o.request_id = r.id and o.status = 'accepted'
        where g.organisation_id = ${organisationId} and g.status = 'confirmed' and ${counts}) alike`,
    ),
  );
};

/** Where the authority's own requests usually are: its county and its locality. */
export const readOwnPlace = (db: Db, { organisationId }: Actor): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('countyCode', o.county_code, 'locality', o.locality)::text as json
      from organisation o where o.id = ${organisationId}`,
  );
