import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { expireRequest } from './end-request.ts';
import { notificationsFor } from './notifications.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { EXPIRY_DAYS } from './transitions.ts';

/** Days after the deadline when an authority that has not decided is reminded; its request expires after 30. */
export const REMINDER_DAYS = [0, 20];

/** Number of reminders due by now. If several are overdue, only one is sent. */
const remindersDue = (deadline: Date | null | undefined, now: Date): number =>
  deadline ? REMINDER_DAYS.filter((days) => now.getTime() - deadline.getTime() >= days * 86_400_000).length : 0;

export const remind: TimedStep = {
  due: (now) => sql`select r.id from service_request r where r.status = 'sent' and r.reminders < ${REMINDER_DAYS.length}
    and r.deadline + make_interval(days => (${REMINDER_DAYS}::int[])[r.reminders + 1]) <= ${now}`,
  apply: async (write, id) => {
    const request = await lock(write, ServiceRequest, { id });
    const due = remindersDue(request.deadline, write.now);
    if (request.status !== 'sent' || request.reminders >= due) return;
    request.reminders = due;
    notify(write, [request.organisationId], notificationsFor(request).deadlinePassed(request));
  },
};

export const expireRequests: TimedStep = {
  due: (now) =>
    sql`select id from service_request where status = 'sent' and deadline + make_interval(days => ${EXPIRY_DAYS}) <= ${now}`,
  apply: expireRequest,
};
