import { REQUEST_KIND, type RequestKind } from '@psp/contracts/request-kinds';
import { REQUEST_STATUS, type RequestStatus } from '@psp/contracts/service-requests';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Db } from '../../read-db.ts';
import { ORDERS, type RequestFilters, shownBy } from './list.ts';
import { answered } from './queries.ts';
import { exportStrings as strings } from './strings.ts';

export interface ExportedRequest {
  number: string;
  kind: RequestKind;
  title: string;
  /** Name of the domain. */
  category: string | null;
  status: RequestStatus;
  sentAt: string | null;
  deadline: string | null;
  budgetMin: number | null;
  budgetMax: number | null;
  countyCode: CountyCode | null;
  locality: string;
  offers: number;
  acceptedPrice: number | null;
}

/** All rows of the filtered list, in its order, up to EXPORTED_ROWS_MAX. */
export const exportRequests = (db: Db, actor: Actor, query: RequestFilters): Promise<ExportedRequest[]> =>
  db.run(sql<ExportedRequest>`select r.number, r.kind, r.title, ${valueName('domains', sql`r.category`)} as category, r.status, to_json(r.sent_at) as "sentAt", to_json(r.deadline) as deadline,
      r.budget_min::float8 as "budgetMin", r.budget_max::float8 as "budgetMax", r.county_code as "countyCode", r.locality,
      ${answered(sql`r.id`)}::int as offers,
      (select o.price::float8 from offer o where o.request_id = r.id and o.status = 'accepted') as "acceptedPrice"
    from service_request r where ${shownBy(actor, query)} order by ${ORDERS[query.sort]} limit ${sql.lit(EXPORTED_ROWS_MAX)}`);

export const EXPORT_COLUMNS: ExportColumns<ExportedRequest> = [
  { label: strings.number, value: ({ number }) => number },
  { label: strings.kind, value: ({ kind }) => REQUEST_KIND[kind] },
  { label: strings.title, value: ({ title }) => title },
  { label: strings.category, value: ({ category }) => category },
  { label: strings.status, value: ({ status }) => REQUEST_STATUS[status].label },
  { label: strings.sentAt, value: ({ sentAt }) => dateOf(sentAt) },
  { label: strings.deadline, value: ({ deadline }) => dateOf(deadline) },
  { label: strings.budgetMin, value: ({ budgetMin }) => budgetMin },
  { label: strings.budgetMax, value: ({ budgetMax }) => budgetMax },
  { label: strings.county, value: ({ countyCode }) => countyCode && COUNTIES[countyCode] },
  { label: strings.locality, value: ({ locality }) => locality },
  { label: strings.offers, value: ({ offers }) => offers },
  { label: strings.acceptedPrice, value: ({ acceptedPrice }) => acceptedPrice },
];
