import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { calendarAddress, calendarState, deadlineList, type DeadlineSide } from '@psp/contracts/deadlines';
import { closeCalendar, openCalendar, readCalendarState } from '@psp/domain/operating/deadlines/calendar-address';
import { listDeadlines, readDeadlines } from '@psp/domain/operating/deadlines/queries';
import { z } from 'zod';
import { calendarOf } from './calendar.ts';

const nothing = z.strictObject({});

/** What is still to end for the organisation, also as a calendar file, and the person's own address of it. */
export const deadlineRoutes = (app: PortalApp, side: DeadlineSide): void => {
  const access = viewers(side);
  const config = { access };
  const { publicOrigin } = app.portal;
  app.get('/deadlines', { config, schema: { response: { 200: deadlineList } } }, async (request, reply) =>
    sendJson(reply, await listDeadlines(request.db, { side, organisationId: actorOf(request).organisationId })),
  );
  app.get('/deadlines.ics', { config }, async (request, reply) => {
    const { organisationId, organisationName } = actorOf(request);
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="termene.ics"');
    const deadlines = await readDeadlines(request.db, { side, organisationId });
    return calendarOf({ name: organisationName, side }, deadlines, publicOrigin);
  });
  app.get('/calendar', { config, schema: { response: { 200: calendarState } } }, (request) =>
    readCalendarState(request.db, actorOf(request)),
  );
  actRoute(app, 'calendar.open', '/calendar/open', {
    ...{ access, body: nothing, isSecret: true, command: openCalendar, view: calendarAddress },
    answer: async (_, token) => ({ address: `${publicOrigin}/api/public/calendar/${token}.ics` }),
  });
  actRoute(app, 'calendar.close', '/calendar/close', { access, body: nothing, command: closeCalendar });
};
