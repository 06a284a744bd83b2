import type { publicYearlyOperations } from '@psp/contracts/yearly-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';

const api = createApi<typeof publicYearlyOperations>('public');

/** Path of the list, and of a report without its year. */
export const REPORTS = '/raport';

export const reportsQuery = readQuery(api, ['public', 'yearly-reports', 'list'], 'GET /yearly-reports');
export const reportQuery = (an: string) =>
  readQuery(api, ['public', 'yearly-reports', 'one', an], 'GET /yearly-reports/:an', { an });

/** Addresses of the open data of a year. */
export const filesOf = (year: number) => {
  const an = String(year);
  return {
    csv: api.href('GET /yearly-reports/:an/data.csv', { an }),
    json: api.href('GET /yearly-reports/:an/data.json', { an }),
    dictionary: api.href('GET /yearly-reports/:an/dictionary.csv', { an }),
  };
};

export const loadReports = loaderOf(reportsQuery);
export const loadReport = recordLoader(reportQuery, 'an');
