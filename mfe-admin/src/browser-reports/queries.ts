import type { browserReportOperations } from '@psp/contracts/browser-reports';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf } from '@psp/remote/start-loading';

const reports = createApi<typeof browserReportOperations>('admin');

export const reportsQuery = readQuery(reports, ['admin', 'browser-reports'], 'GET /browser-reports');

export const loadReports = loaderOf(reportsQuery);
