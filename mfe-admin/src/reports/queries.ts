import {
  type EditNetworkMail,
  type networkReportOperations,
  type NetworkReportQuery,
  type NetworkTable,
  networkReportQuery,
} from '@psp/contracts/network-reports';
import { isInTheMaking } from '@psp/features/reports/ui/queries';
import { createApi } from '@psp/remote/api';
import { listQuery, polledQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';

const api = createApi<typeof networkReportOperations>('admin');

/** Reads what is asked for from the address; a value that cannot be is left out. */
export const askedIn = (search: URLSearchParams): NetworkReportQuery => {
  const given = Object.entries({
    period: search.get('period'),
    compared: search.get('compared'),
    county: search.get('county'),
  });
  const valid = given.filter(
    ([key, value]) => value !== null && networkReportQuery.safeParse({ [key]: value }).success,
  );
  return networkReportQuery.parse(Object.fromEntries(valid));
};

/** Query of the report; the one before stays visible while another loads. */
export const reportQuery = (query: NetworkReportQuery) =>
  listQuery(api, ['admin', 'reports', query], 'GET /reports', { query });
export const loadReport = (args: LoaderFunctionArgs) =>
  startLoading(args, reportQuery(askedIn(new URL(args.request.url).searchParams)));
export const computeAgain = (body: NetworkReportQuery) => api.call('POST /reports/compute', { body });
export const tableHref = (query: NetworkReportQuery, table: NetworkTable, format: 'csv' | 'xlsx'): string =>
  api.href('GET /reports/file', { query: { ...query, table, format } });
/** Address of the file with all tables of the report. */
export const workbookHref = (query: NetworkReportQuery): string => api.href('GET /reports/workbook', { query });

export const pdfQuery = (query: NetworkReportQuery) =>
  polledQuery(
    api,
    ['admin', 'reports', 'pdf', query],
    ({ file }) => file !== null && isInTheMaking(file),
    'GET /reports/pdf',
    { query },
  );
export const askForPdf = (body: NetworkReportQuery) => api.call('POST /reports/pdf', { body });
export const pdfHref = (id: string): string => api.href('GET /reports/pdf/:id', { id });

export const mailQuery = readQuery(api, ['admin', 'reports', 'mail'], 'GET /reports/mail');
export const previewQuery = readQuery(api, ['admin', 'reports', 'mail', 'preview'], 'GET /reports/mail/preview');
export const editMail = (body: EditNetworkMail) => api.call('POST /reports/mail', { body });
