import type { ReportPeriod } from '@psp/contracts/report-periods';
import type { UseQueryOptions } from '@tanstack/react-query';

/** The side that reads its reports. */
export interface ReportArea<View, Table extends string> {
  kind: 'uat' | 'firma';
  /** Reads the report of a period. */
  report: (period: ReportPeriod) => UseQueryOptions<View>;
  /** Path of a part of the report as a file. */
  fileHref: (of: { period: ReportPeriod; table: Table; format: 'csv' | 'xlsx' }) => string;
}
