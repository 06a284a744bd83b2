import { reportLoader } from '@psp/features/reports/ui/queries';
import { reports } from './area.ts';

export const loadReport = reportLoader(reports.report);
