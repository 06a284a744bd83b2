import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { unknownPathOperations } from '@psp/contracts/unknown-paths';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';

export const unknownPathRoutes = (app: PortalApp): void =>
  implement(app, 'public', unknownPathOperations, {
    tell: async ({ request }, { path }) => {
      await countAttemptApart(app.portal.orm, 'unknown-path:address', request.ip);
      request.log.warn({ unknownPath: path }, 'unknown path');
    },
  });
