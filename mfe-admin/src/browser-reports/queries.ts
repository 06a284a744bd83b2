import type { BrowserReportView } from '@psp/contracts/browser-reports';
import { readQuery } from '@psp/remote/reads';
import { loaderOf } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const reportsQuery = readQuery<BrowserReportView>(api, ['admin', 'browser-reports'], '/browser-reports');

export const loadReports = loaderOf(reportsQuery);
