import type {
  OverseenProject,
  OverseenProjectFilters,
  OverseenProjectQuery,
  OverseenProjectState,
  ProjectOrder,
} from '@psp/contracts/overseen';
import { projectState } from '@psp/contracts/project-statuses';
import { SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { ACTIVE, NOT_STOPPED } from '../../collaborating/projects/active.ts';
import { projectItem, projectParties } from '../../collaborating/projects/queries.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, type Sql } from '../../sql.ts';
import { onDays, today } from '../../time.ts';
import type { Write } from '../../write.ts';
import { exportRows } from '../records/export.ts';
import { bySides, chosenParties, within } from '../records/filters.ts';
import { strings } from '../records/strings.ts';

const ORDERS: Record<ProjectOrder, Sql> = {
  touched: sql`p.updated_at desc, p.id`,
  due: sql`p.due_on nulls last, p.id`,
};

/** SQL condition: the project `p` is under way and past its due date. */
const isOverdue = sql`(${ACTIVE} and p.due_on < (select ${today}))`;
/* A project comes from an accepted offer, so its price is no secret to its authority. */
const price = sql`p.price`;

/** The project `p` of `projectParties` as JSON (`overseenProject`). */
export const overseenProject = sql`((${projectItem})::jsonb || jsonb_build_object('price', ${price}, 'isOverdue', coalesce(${isOverdue}, false)))`;

const inState = (status: OverseenProjectState): Sql => {
  if (status === 'active') return ACTIVE;
  return status === 'stopped' ? sql`not ${NOT_STOPPED}` : allOf(sql`p.status = ${sql.lit(status)}`, NOT_STOPPED);
};

/* The search finds the project's request `r`. */
const ofItsRequest = (condition: Sql): Sql =>
  sql`exists (select from service_request r where r.id = p.request_id and ${condition})`;

const shownBy = (filters: OverseenProjectFilters): Sql =>
  allOf(
    filters.status && inState(filters.status),
    // The column of the project has the index.
    filters.authority ? sql`p.uat_id = ${filters.authority}` : undefined,
    filters.firm ? sql`p.firma_id = ${filters.firm}` : undefined,
    filters.county && sql`p.county_code = ${filters.county}`,
    filters.category && sql`p.category = ${filters.category}`,
    onDays(sql`p.created_at`, filters),
    within(price, filters),
    filters.overdue && isOverdue,
  );

const found = (filters: OverseenProjectFilters, most?: number, ordered?: Sql): Sql => {
  const { fits, byIndex } = bySides(filters.q, { uat: sql`p.uat_id`, firma: sql`p.firma_id` });
  return searched({
    q: filters.q,
    from: sql`project p`,
    id: sql`p.id`,
    where: shownBy(filters),
    order: ORDERS[filters.sort],
    fits: ofItsRequest(fits),
    byIndex: byIndex.map(ofItsRequest),
    ...(most === undefined ? {} : { most }),
    ...(ordered ? { ordered } : {}),
  });
};

/** Query of `id` and `place` of the projects that a search finds, for the search of the whole portal. */
export const searchProjects = (q: string): Sql =>
  found({ q, sort: 'touched' }, SEARCH_COUNTED, orderedFor(1, SEARCH_GROUP_SIZE));

/* The item uses the alias `p`, as the found rows do. */
const joins = sql`lateral (select p.id as found_id) x on true
  join lateral (select ${overseenProject} as item from project p ${projectParties} where p.id = x.found_id) shown on true`;
const item = sql`shown.item`;

/** Lists the projects of all authorities, as a page of JSON text (`overseenProjectList`). */
export const listAllProjects = (db: Db, { page, ...filters }: OverseenProjectQuery): Promise<string> =>
  foundPageText(db, {
    page,
    found: found(filters, undefined, orderedFor(page)),
    item,
    joins,
    more: chosenParties(filters),
  });

/** Reads the filtered list for a file, up to EXPORTED_ROWS_MAX rows, and records the export. */
export const exportAllProjects = (write: Write<Actor>, filters: OverseenProjectFilters): Promise<OverseenProject[]> =>
  exportRows(write, { entity: 'project', filters, found: found(filters, EXPORTED_ROWS_MAX), item, joins });

export const EXPORT_COLUMNS: ExportColumns<OverseenProject> = [
  { label: strings.number, value: ({ number }) => number },
  { label: strings.title, value: ({ title }) => title },
  { label: strings.status, value: ({ status, isStopped }) => projectState(status, isStopped).label },
  { label: strings.authority, value: ({ uat }) => uat.name },
  { label: strings.firm, value: ({ firma }) => firma.name },
  { label: strings.price, value: ({ price: lei }) => lei },
  { label: strings.progress, value: ({ progress }) => progress },
  { label: strings.dueOn, value: ({ dueOn }) => dueOn },
  { label: strings.overdue, value: ({ isOverdue: is }) => (is ? strings.isOverdue : null) },
  { label: strings.updatedAt, value: ({ updatedAt }) => dateOf(updatedAt) },
];
