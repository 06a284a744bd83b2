import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { browserReportOperations } from '@psp/contracts/browser-reports';
import { readBrowserReports } from '@psp/domain/operating/browser-reports/queries';

/** What did not load in browsers, and how fast pages were there. */
export const browserReportRoutes = (app: PortalApp): void =>
  implement(app, 'admin', browserReportOperations, { view: ({ db, now }) => readBrowserReports(db, now) });
