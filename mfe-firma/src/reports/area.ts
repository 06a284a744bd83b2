import type { ReportArea } from '@psp/features/reports/ui/area';
import { api } from '../common/api.ts';

/** A firm's reports. */
export const reports: ReportArea = { kind: 'firma', client: api };
