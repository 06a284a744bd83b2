import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { browserReportOperations } from '@psp/contracts/browser-reports';
import { readBrowserReports } from '@psp/domain/operating/browser-reports/queries';

/** Loading failures and page speed, as reported by browsers. */
export const browserReportRoutes = (app: PortalApp): void =>
  implement(app, 'admin', browserReportOperations, { view: ({ db, now }) => readBrowserReports(db, now) });
