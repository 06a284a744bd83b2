import { createCounter } from '@psp/bff-kit/counters';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { sentReportOperations } from '@psp/contracts/browser-reports';
import { SYSTEM } from '@psp/domain/actor';
import { countReport } from '@psp/domain/operating/browser-reports/count-reports';
import { createReadReleases } from './known-releases.ts';

const failures = createCounter('portal_load_failures_total', 'Failures to load code, as browsers tell them', [
  'area',
  'kind',
]);

/** Receives reports of browsers about loading failures and page speed. */
export const browserReportRoutes = (app: PortalApp): void => {
  const readReleases = createReadReleases(app.portal.releasesDir);
  implement(app, 'public', sentReportOperations, {
    send: async ({ request }, report) => {
      const releaseOf = await readReleases(report);
      const isCounted = await writeAs(request, SYSTEM, (write) => countReport(write, report, request.ip, releaseOf));
      for (const { area, kind, version } of isCounted ? report.failures : []) {
        failures.inc({ area, kind });
        request.log.warn({ area, kind, version }, 'not loaded in a browser');
      }
    },
  });
};
