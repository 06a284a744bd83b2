import type {
  OverseenRequest,
  OverseenRequestFilters,
  OverseenRequestQuery,
  RequestOrder,
} from '@psp/contracts/overseen';
import { REQUEST_KIND } from '@psp/contracts/request-kinds';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { allOf, containsWords, matches, type Sql } from '../../sql.ts';
import { onDays } from '../../time.ts';
import type { Write } from '../../write.ts';
import { adminRequestItem } from '../dashboards/queries.ts';
import { exportRows } from '../records/export.ts';
import { chosenParties, ofRequest, within } from '../records/filters.ts';
import { strings } from '../records/strings.ts';
import { ofKind, shownWith } from './outcomes.ts';

const ORDERS: Record<RequestOrder, Sql> = {
  newest: sql`r.sent_at desc, r.id`,
  // The reverse of an index.
  deadline: sql`r.deadline nulls last, r.id desc`,
};

/** SQL condition: the request `r` waits for a choice after its deadline. */
const isOverdue = sql`(r.status = 'sent' and r.deadline <= now())`;
const budget = sql`coalesce(r.budget_max, r.budget_min)`;

/** The request `r` of the authority `u` as JSON (`overseenRequest`). */
export const overseenRequest = sql`((${adminRequestItem})::jsonb || jsonb_build_object('deadline', r.deadline,
  'countyCode', r.county_code, 'budget', ${budget}, 'isOverdue', coalesce(${isOverdue}, false)))`;

/* The firm is one of an opened offer, so that the list tells nothing of sealed ones. */
const ofFirm = (firm: string): Sql =>
  sql`r.id in (select o.request_id from offer o where o.organisation_id = ${firm}) and exists (
    select from offer o where o.request_id = r.id and o.organisation_id = ${firm} and ${isOpenedOffer})`;

const shownBy = (filters: OverseenRequestFilters): Sql =>
  allOf(
    shownWith(filters.outcome),
    filters.kind && ofKind(filters.kind),
    // A literal, so that the planner knows whether many requests have it.
    filters.status && sql`r.status = ${sql.lit(filters.status)}`,
    ofRequest(filters),
    filters.firm ? ofFirm(filters.firm) : undefined,
    onDays(sql`r.sent_at`, filters),
    // Implied, since no request is sent after its deadline: the order by deadline then starts at these days.
    onDays(sql`r.deadline`, { from: filters.from }),
    within(budget, filters),
    filters.overdue && isOverdue,
  );

/* The search includes the authority's name. */
const found = (filters: OverseenRequestFilters, most?: number, ordered?: Sql): Sql => {
  const { q, sort } = filters;
  const isNamed = containsWords(sql`o.name_text`, q);
  const speaksOf = matches(sql`r.search_text`, sql`r.search_vector`, q);
  return searched({
    q,
    from: sql`service_request r`,
    id: sql`r.id`,
    where: shownBy(filters),
    order: ORDERS[sort],
    fits: sql`(${speaksOf} or (select ${isNamed} from organisation o where o.id = r.organisation_id and o.kind = 'uat'))`,
    byIndex: [
      speaksOf,
      sql`r.organisation_id in (select o.id from organisation o where o.kind = 'uat' and ${isNamed})`,
    ],
    ...(most === undefined ? {} : { most }),
    ...(ordered ? { ordered } : {}),
  });
};

const joins = sql`service_request r on r.id = p.id join organisation u on u.id = r.organisation_id`;

/** Lists the sent requests of all authorities, as a page of JSON text (`overseenRequestList`). Drafts are private. */
export const listAllRequests = (db: Db, { page, ...filters }: OverseenRequestQuery): Promise<string> =>
  foundPageText(db, {
    page,
    found: found(filters, undefined, orderedFor(page)),
    item: overseenRequest,
    joins,
    more: chosenParties(filters),
  });

/** A row of the exported list, with the name of its domain. */
interface ExportedRequest extends OverseenRequest {
  domain: string | null;
}

/** Reads the filtered list for a file, up to EXPORTED_ROWS_MAX rows, and records the export. */
export const exportAllRequests = (write: Write<Actor>, filters: OverseenRequestFilters): Promise<ExportedRequest[]> =>
  exportRows(write, {
    entity: 'service-request',
    filters,
    found: found(filters, EXPORTED_ROWS_MAX),
    item: sql`${overseenRequest} || jsonb_build_object('domain', ${valueName('domains', sql`r.category`)})`,
    joins,
  });

export const EXPORT_COLUMNS: ExportColumns<ExportedRequest> = [
  { label: strings.number, value: ({ number }) => number },
  { label: strings.kind, value: ({ kind }) => REQUEST_KIND[kind] },
  { label: strings.title, value: ({ title }) => title },
  { label: strings.status, value: ({ status }) => REQUEST_STATUS[status].label },
  { label: strings.authority, value: ({ uat }) => uat },
  { label: strings.category, value: ({ domain }) => domain },
  { label: strings.county, value: ({ countyCode }) => countyCode && COUNTIES[countyCode] },
  { label: strings.sentAt, value: ({ sentAt }) => dateOf(sentAt) },
  { label: strings.deadline, value: ({ deadline }) => dateOf(deadline) },
  { label: strings.overdue, value: ({ isOverdue: is }) => (is ? strings.isOverdue : null) },
  { label: strings.budget, value: ({ budget: lei }) => lei },
  { label: strings.offersReceived, value: ({ offers }) => offers ?? strings.sealed },
];
