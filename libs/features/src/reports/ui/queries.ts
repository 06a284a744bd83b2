import { isReportPeriod, type ReportPeriod } from '@psp/contracts/report-periods';
import type { ReportFile, reportFileOperations } from '@psp/contracts/reports';
import { createApi } from '@psp/remote/api';
import { polledQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Side = 'uat' | 'firma';
const apiOf = (side: Side) => createApi<typeof reportFileOperations>(side);

/** Reads the period from the address; twelve months by default. */
export const periodIn = (search: URLSearchParams): ReportPeriod => {
  const named = search.get('period') ?? '';
  return isReportPeriod(named) ? named : '12';
};

export const reportLoader =
  <T, K extends QueryKey>(report: (period: ReportPeriod) => Parameters<typeof startLoading<T, K>>[1]) =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, report(periodIn(new URL(args.request.url).searchParams)));

export const mailQuery = (side: Side) => readQuery(apiOf(side), [side, 'report-mail'], 'GET /reports/mail');
export const startMail = (side: Side) => apiOf(side).call('POST /reports/mail/start');
export const stopMail = (side: Side) => apiOf(side).call('POST /reports/mail/stop');

export const isInTheMaking = ({ readyAt, failedAt }: ReportFile): boolean => readyAt === null && failedAt === null;

/** Query of the last requested PDF of a period; polled while it is being written. */
export const pdfQuery = (side: Side, period: ReportPeriod) =>
  polledQuery(
    apiOf(side),
    [side, 'reports', 'pdf', period],
    ({ file }) => file !== null && isInTheMaking(file),
    'GET /reports/pdf',
    { query: { period } },
  );
export const askForPdf = (side: Side, period: ReportPeriod) =>
  apiOf(side).call('POST /reports/pdf', { body: { period } });
export const pdfHref = (side: Side, id: string): string => apiOf(side).href('GET /reports/pdf/:id', { id });
