import { anyone } from '@psp/contracts/access';
import { createCounter } from '@psp/bff-kit/counters';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { browserReport } from '@psp/contracts/browser-reports';
import { SYSTEM } from '@psp/domain/actor';
import { countReport } from '@psp/domain/operating/browser-reports/count-reports';
import { createReadReleases } from './known-releases.ts';

const failures = createCounter('portal_load_failures_total', 'Failures to load code, as browsers tell them', [
  'area',
  'kind',
]);

/** Reports of browsers on loading code. The answer does not say whether a report was counted. */
export const browserReportRoutes = (app: PortalApp): void => {
  const schema = { body: browserReport };
  const readReleases = createReadReleases(app.portal.releasesDir);
  app.post('/browser-reports', { config: { access: anyone }, schema }, async (request, reply) => {
    const report = request.body;
    const releaseOf = await readReleases(report);
    const isCounted = await writeAs(request, SYSTEM, (write) => countReport(write, report, request.ip, releaseOf));
    for (const { area, kind, version } of isCounted ? report.failures : []) {
      failures.inc({ area, kind });
      request.log.warn({ area, kind, version }, 'not loaded in a browser');
    }
    return reply.status(204).send();
  });
};
