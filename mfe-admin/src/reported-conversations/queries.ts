import { REPORT_STATUS, reportedQuery } from '@psp/contracts/reported-conversations';
import type { reportedConversationOperations } from '@psp/contracts/reported-conversations-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const reports = createApi<typeof reportedConversationOperations>('admin');

export const reportQueue = queueOf({
  list: listFilters('/admin/reported-conversations', bySchema(reportedQuery), {
    status: { label: strings.status, options: { ...REPORT_STATUS, all: strings.allStatuses } },
  }),
  listQuery: (filters) =>
    listQuery(reports, ['admin', 'reported-conversations', 'list', filters], 'GET /reported-conversations', {
      query: filters,
    }),
  viewQuery: (id) =>
    readQuery(reports, ['admin', 'reported-conversations', 'one', id], 'GET /reported-conversations/:id', { id }),
});

/** Address of a file of a reported message. */
export const fileHref = (reportId: string, fileId: string): string =>
  reports.href('GET /reported-conversations/:id/attachments/:fileId', { id: reportId, fileId });
