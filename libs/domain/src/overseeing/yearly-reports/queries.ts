import type { EditedYearlyReport, YearlyFigures, YearlyReport } from '@psp/contracts/yearly-reports';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import { computeFigures } from './compute.ts';
import { publishBlock, yearlyActions } from './report.entity.ts';

/* What the page of the report `y` shows, as arguments of json_build_object. */
const SHOWN = sql`'year', y.year, 'texts', y.texts, 'figures', y.figures, 'computedAt', y.published_at,
  'publishedAt', y.published_at, 'corrections', (select coalesce(json_agg(json_build_object('at', c.created_at, 'note', c.note)
    order by c.created_at, c.id), '[]') from yearly_report_correction c where c.report_id = y.id)`;
const EDITED = sql`'id', y.id, 'version', y.version, 'year', y.year, 'status', y.status, 'publishedAt', y.published_at`;

/** Lists all reports, newest first, as JSON text (`editedYearlyList`). */
export const listEditedReports = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(${EDITED},
      'updatedAt', y.updated_at) order by y.year desc), '[]'))::text as json from yearly_report y`,
  );

type Stored = Omit<EditedYearlyReport, 'actions' | 'blockedBy' | 'figures' | 'computedAt'> & {
  figures: YearlyFigures | null;
  computedAt: string | null;
};

/** Reads a report for its editor, or null. The figures of a draft are computed now. */
export const readEditedReport = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<EditedYearlyReport | null> => {
  const row = await oneRow(
    db,
    sql<{
      item: Stored;
    }>`select json_build_object(${SHOWN}, ${EDITED}, 'history', ${historyOf(sql`select y.id`, actor)}) as item
      from yearly_report y where y.id = ${id}`,
  );
  if (!row) return null;
  const { item } = row;
  const figures = item.figures ?? (await computeFigures(db, item.year, now));
  const blockedBy = item.status === 'draft' ? publishBlock(item, figures, now) : null;
  const computedAt = item.computedAt ?? now.toISOString();
  return { ...item, figures, computedAt, blockedBy, actions: yearlyActions(item, actor, now) };
};

/** Lists the published reports, newest first, as JSON text (`yearlyReportList`). */
export const listYearlyReports = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object('year', y.year,
      'publishedAt', y.published_at) order by y.year desc), '[]'))::text as json
      from yearly_report y where y.status = 'published'`,
  );

/** Reads the published report of a year, or null. */
export const readYearlyReport = async (db: Db, year: number): Promise<YearlyReport | null> => {
  const row = await oneRow(
    db,
    sql<{ item: YearlyReport }>`select json_build_object(${SHOWN}) as item from yearly_report y
      where y.year = ${year} and y.status = 'published'`,
  );
  return row?.item ?? null;
};
