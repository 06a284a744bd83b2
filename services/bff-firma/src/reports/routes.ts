import type { PortalApp } from '@psp/bff-kit/service';
import { firmReportFileQuery, firmReportView } from '@psp/contracts/firm-reports';
import { firmReport, readFirmReport } from '@psp/domain/operating/reports/firm-report';
import { reportRoutes as areaReports } from '@psp/features/reports/server/routes';
import { partOf } from './tables.ts';

/** How the firm does: its offers, prices, answers and reviews. */
export const reportRoutes = (app: PortalApp): void =>
  areaReports(app, 'firma', {
    ...{ view: firmReportView, text: readFirmReport, read: firmReport },
    ...{ fileQuery: firmReportFileQuery, part: partOf },
  });
