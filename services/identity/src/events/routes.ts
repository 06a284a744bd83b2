import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { openEvents } from '@psp/bff-kit/stream/open-events';
import { eventOperations } from '@psp/contracts/live-stream';

/** Event stream of changes to data that the signed-in user may have open. */
export function eventRoutes(app: PortalApp): void {
  const open = openEvents(app);
  implement(app, 'identity', eventOperations, {
    open: async ({ request, actor }, start, reply) => {
      await open(request, reply, actor, start);
      return reply;
    },
  });
}
