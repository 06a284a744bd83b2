import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { deadlineOperations } from '@psp/contracts/deadlines';
import type { DeadlineSide } from '@psp/contracts/deadline-names';
import { closeCalendar, openCalendar, readCalendarState } from '@psp/domain/overseeing/deadlines/calendar-address';
import { listDeadlines, readDeadlines } from '@psp/domain/overseeing/deadlines/queries';
import { calendarOf } from './calendar.ts';

/** Registers the routes of the organisation's deadlines: list, calendar file, and the user's private calendar address. */
export const deadlineRoutes = (app: PortalApp, side: DeadlineSide): void => {
  const { publicOrigin } = app.portal;
  implement(app, side, deadlineOperations, {
    list: ({ db, actor }) => listDeadlines(db, { side, organisationId: actor.organisationId }),
    file: async ({ db, actor }, _, reply) => {
      const { organisationId, organisationName } = actor;
      const deadlines = await readDeadlines(db, { side, organisationId });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="termene.ics"')
        .send(calendarOf({ name: organisationName, side }, deadlines, publicOrigin));
    },
    calendar: ({ db, actor }) => readCalendarState(db, actor),
    openCalendar: acting({
      command: openCalendar,
      isSecret: true,
      answer: async (_, token) => ({ address: `${publicOrigin}/api/public/calendar/${token}.ics` }),
    }),
    closeCalendar,
  });
};
