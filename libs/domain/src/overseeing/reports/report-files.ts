import type { Kind } from '@psp/contracts/common';
import type { FirmReport } from '@psp/contracts/firm-reports';
import type { Compared } from '@psp/contracts/network-report-words';
import type { NetworkReport } from '@psp/contracts/network-reports';
import { periodSlug, type ReportPeriod } from '@psp/contracts/report-periods';
import type { ReportFile, ReportView } from '@psp/contracts/reports';
import { romanianDay } from '@psp/contracts/romania';
import type { CountyCode, DomainNames } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { readDomainNames } from '../../operating/taxonomies/values.ts';
import { authorityReport } from './authority-report.ts';
import { firmReport } from './firm-report.ts';
import { readerOf } from './reader.ts';

const KEPT_DAYS = 7;

/** A report that can be written as PDF: of a period, of the network also beside another one and of a county. */
export interface ReportChoice {
  period: ReportPeriod;
  compared?: Compared;
  county?: CountyCode | undefined;
}

/** Finds the last requested report of a choice; null if there is none or it was removed. */
export const lastReport = async (
  db: Db,
  { organisationId }: Actor,
  { period, compared, county }: ReportChoice,
): Promise<ReportFile | null> => {
  const row = await oneRow(
    db,
    sql<{ item: ReportFile }>`select json_build_object('id', d.id, 'createdAt', d.created_at, 'readyAt', d.ready_at,
        'failedAt', d.failed_at, 'size', f.size) as item
      from report_file d left join stored_file f on f.id = d.file_id
      where d.organisation_id = ${organisationId} and d.period = ${period} and d.compared is not distinct from ${compared ?? null}::text
        and d.county_code is not distinct from ${county ?? null}::text and (d.ready_at is null or f.id is not null)
      order by d.id desc limit 1`,
  );
  return row?.item ?? null;
};

interface StoredReport {
  name: string;
  contentType: string;
  storageKey: string;
}

/** Finds the stored file of a ready report of the actor's organisation. Throws `not_found`. */
export const readReportFile = async (db: Db, { organisationId }: Actor, id: string): Promise<StoredReport> =>
  found(
    await oneRow(
      db,
      sql<StoredReport>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
        from report_file d join stored_file f on f.id = d.file_id where d.id = ${id} and d.organisation_id = ${organisationId}`,
    ),
  );

/** Content of a report file, by the kind of its organisation. */
export type ReportContent = { organisation: string; period: ReportPeriod; createdAt: string } & (
  | { kind: 'uat'; report: ReportView; domainNames: DomainNames }
  | { kind: 'firma'; report: FirmReport; domainNames: DomainNames }
  | { kind: 'admin'; report: NetworkReport; county: CountyCode | null }
);

interface PendingReport {
  organisationId: string;
  organisation: string;
  kind: Kind;
  period: ReportPeriod;
  createdAt: Date;
  content: NetworkReport | null;
  county: CountyCode | null;
}

/** Reads the content of a report that is still to be built; null if it is ready or failed. */
export const reportContent = async (db: Db, id: string): Promise<ReportContent | null> => {
  const pending = await oneRow(
    db,
    sql<PendingReport>`select d.organisation_id as "organisationId", o.name as organisation, o.kind, d.period, d.created_at as "createdAt",
        d.content, d.county_code as county
      from report_file d join organisation o on o.id = d.organisation_id
      where d.id = ${id} and d.ready_at is null and d.failed_at is null`,
  );
  if (!pending) return null;
  const { organisation, period, kind, content, county } = pending;
  const asked = new Date(pending.createdAt);
  const head = { organisation, period, createdAt: asked.toISOString() };
  if (kind === 'admin') return content && { ...head, kind, report: content, county };
  const reader = readerOf({ ...pending, kind });
  const domainNames = await readDomainNames(db);
  return kind === 'firma'
    ? { ...head, kind, report: await firmReport(db, reader, period, asked), domainNames }
    : { ...head, kind, report: await authorityReport(db, reader, period, asked), domainNames };
};

/** Key in the file store. It is the same for every attempt, so that a retry overwrites an interrupted attempt. */
export const reportKey = (id: string): string => `reports/${id}.pdf`;

interface Written extends Pick<ReportContent, 'period' | 'createdAt'> {
  id: string;
  size: number;
}

/** Marks a report as ready and records its stored file, which its organisation can download. */
export const finishReport = async (
  { db, now }: Write<unknown>,
  { id, period, createdAt, size }: Written,
): Promise<void> => {
  // "This year" is that in which the report was requested.
  const name = `raport-${periodSlug(period, new Date(createdAt))}-${romanianDay(now)}.pdf`;
  await db.run(sql`with done as (
      select id, organisation_id from report_file
      where id = ${id} and ready_at is null and failed_at is null for update),
    file as (
      insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key, created_at)
      select 'export', organisation_id, ${name}, 'application/pdf', ${size},
        ${reportKey(id)}, ${now} from done returning id)
    update report_file set ready_at = ${now}, file_id = (select id from file) where id = (select id from done)`);
};

/** Marks a report as failed and removes its partly written file. Another may be requested. */
export const failReport = async (db: Db, id: string, now: Date): Promise<void> => {
  const failed = sql`update report_file set failed_at = ${now}
    where id = ${id} and ready_at is null and failed_at is null returning id`;
  if (await oneRow(db, failed)) await enqueue(db, 'file-removal', { key: reportKey(id) });
};

/** Removes report files after KEPT_DAYS, since they can be built again. Returns the number of removed files. */
export const removeOldReports = async (db: Db, now: Date): Promise<number> => {
  const old = sql`d.ready_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  return removeFiles(
    db,
    sql`id in (select f.id from stored_file f join report_file d on d.file_id = f.id where ${old} for update of f skip locked)`,
  );
};
