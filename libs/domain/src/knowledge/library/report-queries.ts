import type { LibraryReportQuery } from '@psp/contracts/library-opinions';
import { sql } from 'kysely';
import type { WaitingRows } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import { allOf, jsonText, matches, pageText, windowOf } from '../../sql.ts';

const ITEM = sql`json_build_object('id', r.id, 'version', r.version, 'status', case when r.answer is null then 'open' else 'answered' end,
  'document', json_build_object('kind', case when l.id is null then 'library' else 'legislation' end, 'id', coalesce(d.id, l.id),
    'title', coalesce(d.title, l.number || ' ' || l.title), 'edition', coalesce(d.edition,
      (select e.number from legal_edition e where e.id = l.current_id))), 'edition', r.edition, 'text', r.text,
  'person', a.display_name, 'organisation', o.name, 'createdAt', r.created_at, 'answer', r.answer)`;
const REPORTS = sql`library_report r left join library_document d on d.id = r.document_id
  left join legal_act l on l.id = r.act_id join account a on a.id = r.account_id
  join organisation o on o.id = r.organisation_id`;

/* SQL condition on reported errors `r`: without an answer. */
const isOpen = sql`r.answer is null`;

/** SQL for the number of reported errors without an answer. */
export const countOpenReports = sql`(select count(*)::int from library_report r where ${isOpen})`;

/** Reported errors without an answer, for the overview. */
export const waitingReports: WaitingRows = {
  rows: sql`select r.id, r.created_at as since from library_report r where ${isOpen}`,
  about: sql`select coalesce(d.title, l.number || ' ' || l.title), o.name from ${REPORTS} where r.id = w.id`,
};

/** Lists the reported errors, the newest first, as JSON text (`libraryReportList`). */
export const listReports = (db: Db, { page, q, status }: LibraryReportQuery): Promise<string> => {
  const where = allOf(
    status === 'all' ? undefined : status === 'open' ? isOpen : sql`not (${isOpen})`,
    q
      ? sql`(${matches(sql`d.search_text`, sql`d.search_vector`, q)} or ${matches(sql`l.search_text`, sql`l.search_vector`, q)})`
      : undefined,
  );
  return pageText(
    db,
    page,
    sql`select ${ITEM} as item, row_number() over (order by r.id desc) as position from ${REPORTS} where ${where}
      order by r.id desc ${windowOf(page)}`,
    sql`select from ${REPORTS} where ${where}`,
  );
};

/** Reads one reported error as JSON text (`libraryReport`); 'null' for one that there is not. */
export const readReport = (db: Db, id: string): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select (${ITEM})::text as json from ${REPORTS} where r.id = ${id}`);
