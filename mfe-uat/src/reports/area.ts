import type { ReportArea } from '@psp/features/reports/ui/area';
import { api } from '../common/api.ts';

/** An authority's reports. */
export const reports: ReportArea = { kind: 'uat', client: api };
