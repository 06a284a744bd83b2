import {
  REPORT_STATUS,
  type ReportAction,
  type ReportedQuery,
  type ReportedView,
  reportedQuery,
} from '@psp/contracts/reported-conversations';
import type { reportedConversationOperations } from '@psp/contracts/reported-conversations-operations';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { DECISIONS, strings } from './strings.ts';

const PATH = '/admin/reported-conversations';

const reports = createApi<typeof reportedConversationOperations>('admin');

export const reportFilters = listFilters<ReportedQuery>(PATH, bySchema(reportedQuery), [
  { name: 'status', label: strings.status, options: optionsOf({ ...REPORT_STATUS, all: strings.allStatuses }) },
]);

/** The address of one report; it keeps the filters of the list it was opened from, for the way back. */
export const reportAddress = (id: string, filters: ReportedQuery): string =>
  `${PATH}/${id}${reportFilters.query(filters)}`;

/** Where a file of a reported message is downloaded. */
export const fileHref = (reportId: string, fileId: string): string =>
  reports.href('GET /reported-conversations/:id/attachments/:fileId', { id: reportId, fileId });

export const reportsQuery = (filters: ReportedQuery) =>
  listQuery(reports, ['admin', 'reported-conversations', 'list', filters], 'GET /reported-conversations', {
    query: filters,
  });

export const reportQuery = (id: string) =>
  readQuery(reports, ['admin', 'reported-conversations', 'one', id], 'GET /reported-conversations/:id', { id });

export const loadReported = listLoader(reportFilters, reportsQuery);

export const loadReport = recordLoader(reportQuery);

const ADDRESSES = {
  dismiss: 'POST /reported-conversations/:id/dismiss',
  uphold: 'POST /reported-conversations/:id/uphold',
  lift: 'POST /reported-conversations/:id/lift',
} as const;

/** One decision, with what those concerned are told. */
export const useDecision = ({ id, version, subject }: ReportedView, action: ReportAction) =>
  useAct({
    send: (reason: string) => reports.call(ADDRESSES[action], { id, body: { version, reason } }),
    view: reportQuery(id),
    refreshes: [
      ['admin', 'reported-conversations', 'list'],
      ['admin', 'navigation-counts'],
    ],
    about: subject,
    done: DECISIONS[action].done,
  });
