import type { yearlyEditingOperations } from '@psp/contracts/yearly-operations';
import type { EditedYearlyReport, YearlyTexts } from '@psp/contracts/yearly-reports';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { useQueryClient } from '@tanstack/react-query';

export const api = createApi<typeof yearlyEditingOperations>('admin');

/** Path of the list, and of a report without its id. */
export const REPORTS = '/admin/reports/yearly';

export const reportsQuery = readQuery(api, ['admin', 'yearly-reports', 'list'], 'GET /yearly-reports');
export const reportQuery = (id: string) =>
  readQuery(api, ['admin', 'yearly-reports', 'one', id], 'GET /yearly-reports/:id', { id });

export const loadReports = loaderOf(reportsQuery);
export const loadReport = recordLoader(reportQuery);

/** Keys of what a change of a report changes. */
export const CHANGED = [reportsQuery.queryKey, ['public', 'yearly-reports']] as const;

/** An act whose answer is the report. */
export const useReportAct = <Input = string | void>(id: string, options: ActOptions<Input, EditedYearlyReport>) =>
  useAct({ ...options, view: reportQuery(id), refreshes: CHANGED });

/** Saves and reads the texts of a report. Both throw ApiError. */
export function useReport(id: string) {
  const client = useQueryClient();
  return {
    save: (body: { version: number; texts: YearlyTexts }) => api.call('PUT /yearly-reports/:id', { id, body }),
    /** Puts a report into the cache. */
    show: (report: EditedYearlyReport) => {
      client.setQueryData(reportQuery(id).queryKey, report);
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    },
    /** Reads the version that was saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...reportQuery(id), staleTime: 0 }),
  };
}
