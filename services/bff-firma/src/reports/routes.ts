import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { firmReportOperations } from '@psp/contracts/firm-reports';
import { firmReport, readFirmReport } from '@psp/domain/overseeing/reports/firm-report';
import { reportFileRoutes, reportHandlers } from '@psp/features/reports/server/routes';
import { partOf } from './tables.ts';

/** How the firm does: its offers, prices, answers and reviews. */
export const reportRoutes = (app: PortalApp): void => {
  implement(
    app,
    'firma',
    firmReportOperations,
    reportHandlers({ text: readFirmReport, read: firmReport, part: partOf }),
  );
  reportFileRoutes(app, 'firma');
};
