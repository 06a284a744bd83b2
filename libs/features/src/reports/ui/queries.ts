import { isReportPeriod, type ReportPeriod } from '@psp/contracts/report-periods';
import type { ReportFile, ReportFileState, ReportMail } from '@psp/contracts/reports';
import { polledQuery, readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReportArea } from './area.ts';

/** The period that the address names; a year when it names none. */
export const periodIn = (search: URLSearchParams): ReportPeriod => {
  const named = search.get('period') ?? '';
  return isReportPeriod(named) ? named : '12';
};

export const reportQuery = <View>({ kind, client }: ReportArea, period: ReportPeriod) =>
  readQuery<View>(client, [kind, 'reports', period], '/reports', { period });

export const reportLoader = (area: ReportArea) => (args: LoaderFunctionArgs) =>
  startLoading(args, reportQuery(area, periodIn(new URL(args.request.url).searchParams)));

export const mailQuery = ({ kind, client }: ReportArea) =>
  readQuery<ReportMail>(client, [kind, 'report-mail'], '/reports/mail');
export const startMail = ({ client }: ReportArea) => client.post<ReportMail>('/reports/mail/start', {});
export const stopMail = ({ client }: ReportArea) => client.post<ReportMail>('/reports/mail/stop', {});

export const isInTheMaking = ({ readyAt, failedAt }: ReportFile): boolean => readyAt === null && failedAt === null;

/** The report of a period as PDF that was asked for last; asked again while it is being made. */
export const pdfQuery = ({ kind, client }: ReportArea, period: ReportPeriod) =>
  polledQuery<ReportFileState>(
    client,
    [kind, 'reports', 'pdf', period],
    `/reports/pdf?${new URLSearchParams({ period })}`,
    ({ file }) => file !== null && isInTheMaking(file),
  );
export const askForPdf = ({ client }: ReportArea, period: ReportPeriod) =>
  client.post<ReportFileState>('/reports/pdf', { period });
export const pdfHref = ({ kind }: ReportArea, id: string): string => `/api/${kind}/reports/pdf/${id}`;

/** Address of a part of the report as a file. */
export const fileHref = (
  { kind }: ReportArea,
  of: { period: ReportPeriod; table: string; format: 'csv' | 'xlsx' },
): string => `/api/${kind}/reports/file?${new URLSearchParams(of)}`;
