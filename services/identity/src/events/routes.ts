import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { openEvents } from '@psp/bff-kit/stream/open-events';
import { eventsQuery } from '@psp/contracts/live-stream';

/** What changes of what the signed-in person may have open, as it changes. */
export function eventRoutes(app: PortalApp): void {
  const open = openEvents(app);
  app.get(
    '/events',
    { config: { access: signedIn, isBackground: true }, schema: { querystring: eventsQuery }, exposeHeadRoute: false },
    (request, reply) => open(request, reply, actorOf(request), request.query),
  );
}
