import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement, type Read, type Reply } from '@psp/bff-kit/implement';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { periodSlug, type ReportPeriod } from '@psp/contracts/report-periods';
import { TABLE_FILES } from '@psp/contracts/report-words';
import { COMPARED_WORDS, type ComparedLine } from '@psp/contracts/similar-organisations';
import { reportFileOperations } from '@psp/contracts/reports';
import type { DomainNames } from '@psp/contracts/taxonomies';
import type { Actor } from '@psp/domain/actor';
import type { ExportColumns } from '@psp/domain/export';
import { readDomainNames } from '@psp/domain/operating/taxonomies/values';
import { askForReport } from '@psp/domain/overseeing/reports/ask-for-report';
import { readMail, startMail, stopMail } from '@psp/domain/overseeing/reports/monthly-mail';
import type { ReportKind } from '@psp/domain/overseeing/reports/reader';
import { lastReport, readReportFile } from '@psp/domain/overseeing/reports/report-files';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';

type Format = 'csv' | 'xlsx';
type ReadReport<Answer> = (db: Db, actor: Actor, period: ReportPeriod, now: Date) => Promise<Answer>;
/** Sends a table of a report as a file. */
type SendPart = (reply: Reply, file: { name: string; format: Format }) => Promise<Reply>;

interface AreaReport<Report, Table extends string> {
  /** Reads the report as JSON text, for the page. */
  text: ReadReport<string>;
  /** Reads the same report as an object, for files. */
  read: ReadReport<Report>;
  /** Returns a table of the report. `domains`: their names. */
  part: (report: Report, table: Table, domains: DomainNames) => SendPart;
}

/** Creates the function that sends rows of a report as a table file. */
export const tableOf =
  <Row>(columns: ExportColumns<Row>, rows: readonly Row[]): SendPart =>
  (reply, file) =>
    sendTable(reply, { ...file, columns, rows });

const { columns, unit: unitColumn } = COMPARED_WORDS;
/** Columns of the exported comparison with similar organisations. */
export const COMPARED_COLUMNS = [
  { label: columns.figure, value: ({ name }: ComparedLine) => name },
  { label: columns.own, value: ({ own }: ComparedLine) => own },
  { label: columns.median, value: ({ median }: ComparedLine) => median },
  { label: unitColumn, value: ({ unit }: ComparedLine) => unit },
  { label: columns.similar, value: ({ similar }: ComparedLine) => similar },
];

/** Creates the handlers of an organisation's report of a period and of its table files. */
export const reportHandlers = <Report, Table extends keyof typeof TABLE_FILES>({
  text,
  read,
  part,
}: AreaReport<Report, Table>) => ({
  view: ({ db, actor, now }: Read, { period }: { period: ReportPeriod }) => text(db, actor, period, now),
  table: async (
    { db, actor, now }: Read,
    { period, table, format }: { period: ReportPeriod; table: Table; format: Format },
    reply: Reply,
  ) => {
    const [report, domains] = await Promise.all([read(db, actor, period, now), readDomainNames(db)]);
    return part(
      report,
      table,
      domains,
    )(reply, { name: `raport-${TABLE_FILES[table]}-${periodSlug(period, now)}`, format });
  },
});

const mailStep = (command: (write: Write<Actor>) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor }) => readMail(db, actor) });

/** Registers the routes of the report as PDF, which the worker writes while the page polls, and as a monthly mail. */
export const reportFileRoutes = (app: PortalApp, kind: ReportKind): void =>
  implement(app, kind, reportFileOperations, {
    file: async ({ db, actor }, choice) => ({ file: await lastReport(db, actor, choice) }),
    askForFile: acting({
      command: askForReport,
      answer: async ({ db, actor }, _, choice) => ({ file: await lastReport(db, actor, choice) }),
    }),
    download: async ({ db, actor }, { id }, reply) =>
      sendStoredFile(reply, app.portal.files, await readReportFile(db, actor, id)),
    mail: ({ db, actor }) => readMail(db, actor),
    startMail: mailStep(startMail),
    stopMail: mailStep(stopMail),
  });
