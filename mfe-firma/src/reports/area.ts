import type { firmReportOperations, FirmReport, FirmTable } from '@psp/contracts/firm-reports';
import type { ReportArea } from '@psp/features/reports/ui/area';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const api = createApi<typeof firmReportOperations>('firma');

/** Configuration of the report page for firms. */
export const reports = {
  kind: 'firma',
  report: (period) => readQuery(api, ['firma', 'reports', period], 'GET /reports', { query: { period } }),
  fileHref: (query) => api.href('GET /reports/file', { query }),
} satisfies ReportArea<FirmReport, FirmTable>;
