import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { calendarOperations } from '@psp/contracts/deadlines';
import { found } from '@psp/domain/load';
import { ownerOfCalendar } from '@psp/domain/overseeing/deadlines/calendar-address';
import { readDeadlines } from '@psp/domain/overseeing/deadlines/queries';
import { calendarOf } from '@psp/features/deadlines/server/calendar';

/** Deadlines for calendar programs, which have no session: the secret address is the permission. */
export const calendarRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  implement(app, 'public', calendarOperations, {
    calendar: async ({ db }, { token }, reply) => {
      const owner = found(await ownerOfCalendar(db, token));
      reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
      return reply.send(calendarOf(owner, await readDeadlines(db, owner), publicOrigin));
    },
  });
};
