import {
  REPORT_STATUS,
  type ReportAction,
  type ReportedList,
  type ReportedQuery,
  type ReportedView,
  reportedQuery,
} from '@psp/contracts/reported-conversations';
import { useAct } from '@psp/remote/act/use-act';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { DECISIONS, strings } from './strings.ts';

const PATH = '/admin/reported-conversations';

export const reportFilters = listFilters<ReportedQuery>(PATH, bySchema(reportedQuery), [
  { name: 'status', label: strings.status, options: optionsOf({ ...REPORT_STATUS, all: strings.allStatuses }) },
]);

/** The address of one report; it keeps the filters of the list it was opened from, for the way back. */
export const reportAddress = (id: string, filters: ReportedQuery): string =>
  `${PATH}/${id}${reportFilters.query(filters)}`;

/** Where a file of a reported message is downloaded. */
export const fileHref = (reportId: string, fileId: string): string =>
  `/api/admin/reported-conversations/${reportId}/attachments/${fileId}`;

export const reportsQuery = (filters: ReportedQuery) =>
  listQuery<ReportedList>(
    api,
    ['admin', 'reported-conversations', 'list', filters],
    '/reported-conversations',
    filters,
  );

export const reportQuery = (id: string) =>
  readQuery<ReportedView>(
    api,
    ['admin', 'reported-conversations', 'one', id],
    `/reported-conversations/${encodeURIComponent(id)}`,
  );

export const loadReported = listLoader(reportFilters, reportsQuery);

export const loadReport = recordLoader(reportQuery);

/** One decision, with what those concerned are told. */
export const useDecision = ({ id, version, subject }: ReportedView, action: ReportAction) =>
  useAct<string, ReportedView>({
    send: (reason) => api.post<ReportedView>(`/reported-conversations/${id}/${action}`, { version, reason }),
    view: reportQuery(id),
    refreshes: [
      ['admin', 'reported-conversations', 'list'],
      ['admin', 'navigation-counts'],
    ],
    about: subject,
    done: DECISIONS[action].done,
  });
