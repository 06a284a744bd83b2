import type { ReportPeriod } from '@psp/contracts/report-periods';
import type { UseQueryOptions } from '@tanstack/react-query';

/** Area whose report is shown. */
export interface ReportArea<View, Table extends string> {
  kind: 'uat' | 'firma';
  /** Query of the report of a period. */
  report: (period: ReportPeriod) => UseQueryOptions<View>;
  /** Path of a table of the report as a file. */
  fileHref: (of: { period: ReportPeriod; table: Table; format: 'csv' | 'xlsx' }) => string;
}
