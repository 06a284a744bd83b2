import type { reportOperations, ReportTable, ReportView } from '@psp/contracts/reports';
import type { ReportArea } from '@psp/features/reports/ui/area';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const api = createApi<typeof reportOperations>('uat');

/** Configuration of the report page for authorities. */
export const reports = {
  kind: 'uat',
  report: (period) => readQuery(api, ['uat', 'reports', period], 'GET /reports', { query: { period } }),
  fileHref: (query) => api.href('GET /reports/file', { query }),
} satisfies ReportArea<ReportView, ReportTable>;
