import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { attendanceOperations } from '@psp/contracts/attendance-operations';
import type { Actor } from '@psp/domain/actor';
import { admitAtDoor, closeAttendance, markEventAttendance } from '@psp/domain/attending/attendance/event-door';
import { readAttendance } from '@psp/domain/attending/attendance/queries';
import { JsonText } from '@psp/domain/json-text';
import type { Write } from '@psp/domain/write';

/* The attendance list after an act. */
const changed = async ({ db, actor, now }: Write<Actor>, _: unknown, { id }: { id: string }) =>
  new JsonText(await readAttendance(db, actor, id, now));

/** Attendance at the door of an event. */
export const attendanceRoutes = (app: PortalApp): void =>
  implement(app, 'admin', attendanceOperations, {
    sheet: ({ db, actor, now }, { id }) => readAttendance(db, actor, id, now),
    mark: acting({ command: markEventAttendance, answer: async (_, results) => ({ results }) }),
    admit: acting({ command: admitAtDoor, answer: changed }),
    close: acting({ command: closeAttendance, answer: changed }),
  });
