import { acting, implement } from '@psp/bff-kit/implement';
import { readVersions } from '@psp/bff-kit/releases/versions';
import type { PortalApp } from '@psp/bff-kit/service';
import { type PortalHealth, portalHealthOperations } from '@psp/contracts/portal-health';
import { readHealth } from '@psp/domain/operating/health/queries';
import { dismissJob, dismissJobs, retryJob, retryJobs } from '@psp/domain/operating/health/settle-failures';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import type { Reading } from '../acts-on.ts';

/** Health of the portal, and the jobs that failed. */
export const healthRoutes = (app: PortalApp): void => {
  const viewOf = async ({ db, actor, now }: Reading): Promise<PortalHealth> => {
    const [health, versions] = await Promise.all([readHealth(db, actor, now), readVersions(app.portal.releasesDir)]);
    return { ...health, versions };
  };
  const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
    acting({ command, answer: (write, _, __: Input) => viewOf(write) });
  implement(app, 'admin', portalHealthOperations, {
    view: viewOf,
    retry: step(retryJob),
    dismiss: step(dismissJob),
    retryAll: step(retryJobs),
    dismissAll: step(dismissJobs),
  });
};
