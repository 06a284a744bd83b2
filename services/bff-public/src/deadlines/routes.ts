import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { ownerOfCalendar } from '@psp/domain/operating/deadlines/calendar-address';
import { found } from '@psp/domain/load';
import { readDeadlines } from '@psp/domain/operating/deadlines/queries';
import { calendarOf } from '@psp/features/deadlines/server/calendar';
import { z } from 'zod';

const params = z.strictObject({ token: z.string().min(1).max(100) });

/** Deadlines for calendar programs, which cannot sign in: whoever has the address reads them. */
export const calendarRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  app.get('/calendar/:token.ics', { config: { access: anyone }, schema: { params } }, async (request, reply) => {
    const owner = found(await ownerOfCalendar(request.db, request.params.token));
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return calendarOf(owner, await readDeadlines(request.db, owner), publicOrigin);
  });
};
