import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { eventOperations } from '@psp/contracts/events-operations';
import { listEvents, readEvent } from '@psp/domain/attending/events/queries';
import { leaveEvent, registerForEvent, takeOfferedSeat } from '@psp/domain/attending/events/take-part';

/** Registers the routes of events for one area. */
export const eventRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, eventOperations, {
    list: ({ db, actor, now }, query) => listEvents(db, actor, query, now),
    view: ({ db, actor, now }, { id }) => readEvent(db, actor, id, now),
    register: acting({
      command: registerForEvent,
      answer: ({ db, actor, now }, _, { id }) => readEvent(db, actor, id, now),
    }),
    accept: takeOfferedSeat,
    leave: leaveEvent,
  });
