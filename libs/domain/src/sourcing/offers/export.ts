import { OFFER_STATUS, type OfferStatus } from '@psp/contracts/offer-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import type { Db } from '../../read-db.ts';
import { grossPrice } from './content.ts';
import { offersWithRequests, type OfferFilters, ORDERS, shownBy } from './list.ts';
import { exportStrings as strings } from './strings.ts';

interface ExportedOffer {
  number: string;
  title: string;
  authority: string;
  status: OfferStatus;
  price: number | null;
  vatRate: number | null;
  withVat: number | null;
  deliveryDays: number | null;
  validUntil: string | null;
  deadline: string;
  submittedAt: string | null;
  decidedAt: string | null;
  reason: string | null;
}

/** All rows of the filtered list, in its order, up to EXPORTED_ROWS_MAX. */
export const exportOffers = (db: Db, actor: Actor, query: OfferFilters): Promise<ExportedOffer[]> =>
  db.run(sql<ExportedOffer>`select r.number, r.title, u.name as authority, o.status, o.price::float8 as price,
      case when o.lines is null then o.vat_rate::float8 end as "vatRate", ${grossPrice}::float8 as "withVat", o.delivery_days as "deliveryDays", o.valid_until::text as "validUntil",
      to_json(r.deadline) as deadline, to_json(o.submitted_at) as "submittedAt", to_json(o.decided_at) as "decidedAt",
      coalesce(o.accept_reason, o.decline_reason) as reason
    from ${offersWithRequests} join organisation u on u.id = r.organisation_id
    where ${shownBy(actor, query)} order by ${ORDERS[query.sort]} limit ${sql.lit(EXPORTED_ROWS_MAX)}`);

export const EXPORT_COLUMNS: ExportColumns<ExportedOffer> = [
  { label: strings.number, value: ({ number }) => number },
  { label: strings.title, value: ({ title }) => title },
  { label: strings.authority, value: ({ authority }) => authority },
  { label: strings.status, value: ({ status }) => OFFER_STATUS[status].label },
  { label: strings.price, value: ({ price }) => price },
  { label: strings.vatRate, value: ({ vatRate }) => vatRate },
  { label: strings.withVat, value: ({ withVat }) => withVat },
  { label: strings.deliveryDays, value: ({ deliveryDays }) => deliveryDays },
  { label: strings.validUntil, value: ({ validUntil }) => validUntil },
  { label: strings.deadline, value: ({ deadline }) => dateOf(deadline) },
  { label: strings.submittedAt, value: ({ submittedAt }) => dateOf(submittedAt) },
  { label: strings.decidedAt, value: ({ decidedAt }) => dateOf(decidedAt) },
  { label: strings.reason, value: ({ reason }) => reason },
];
