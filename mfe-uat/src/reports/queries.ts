import {
  REPORT_PERIODS,
  type ReportFile,
  type ReportFileState,
  type ReportMail,
  type ReportPeriod,
  type ReportTable,
  type ReportView,
} from '@psp/contracts/reports';
import { oneOfIn } from '@psp/remote/lists/read-address';
import { polledQuery, readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

/** The period that the address names; a year when it names none. */
export const periodIn = (search: URLSearchParams): ReportPeriod => oneOfIn(REPORT_PERIODS, search, 'period') ?? '12';

export const reportQuery = (period: ReportPeriod) =>
  readQuery<ReportView>(api, ['uat', 'reports', period], '/reports', { period });

export const loadReport = (args: LoaderFunctionArgs) =>
  startLoading(args, reportQuery(periodIn(new URL(args.request.url).searchParams)));

export const mailQuery = readQuery<ReportMail>(api, ['uat', 'report-mail'], '/reports/mail');
export const startMail = () => api.post<ReportMail>('/reports/mail/start', {});
export const stopMail = () => api.post<ReportMail>('/reports/mail/stop', {});

export const isInTheMaking = ({ readyAt, failedAt }: ReportFile): boolean => readyAt === null && failedAt === null;

/** The report of a period as PDF that was asked for last; asked again while it is being made. */
export const pdfQuery = (period: ReportPeriod) =>
  polledQuery<ReportFileState>(
    api,
    ['uat', 'reports', 'pdf', period],
    `/reports/pdf?period=${period}`,
    ({ file }) => file !== null && isInTheMaking(file),
  );
export const askForPdf = (period: ReportPeriod) => api.post<ReportFileState>('/reports/pdf', { period });
export const pdfHref = (id: string): string => `/api/uat/reports/pdf/${id}`;

/** Address of a part of the report as a file. */
export const fileHref = (period: ReportPeriod, table: ReportTable, format: 'csv' | 'xlsx'): string =>
  `/api/uat/reports/file?${new URLSearchParams({ period, table, format })}`;
