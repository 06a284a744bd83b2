import { z } from 'zod';
import { anyone, viewers } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { act, file, operations, read } from './operations.ts';
import { DEADLINE_KINDS } from './deadline-names.ts';

/** Maximum number of deadlines in the list and in calendars. */
export const DEADLINES_MAX = 100;

export const deadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  /** Id of the request or of the project. */
  id,
  /** Id of the milestone; null for other kinds. */
  part: id.nullable(),
  number: z.string(),
  title: z.string(),
  /** Name of the authority whose request or project it is. */
  authority: z.string(),
  /** Kind of an open request; null for other deadlines. */
  requestKind: z.enum(REQUEST_KINDS).nullable(),
  /** Title of the milestone; '' for other kinds. */
  about: z.string(),
  /** The moment, or midnight in Romania for a whole day. */
  at: isoDateTime,
  isWholeDay: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;
export const deadlineList = z.object({ items: z.array(deadline) });
export type DeadlineList = z.infer<typeof deadlineList>;

/** When the person's private calendar address was created; null if there is none. */
export const calendarState = z.object({ openedAt: isoDateTime.nullable() });
export type CalendarState = z.infer<typeof calendarState>;
/** The calendar address, returned only once: only a hash of its secret is stored. */
export const calendarAddress = z.object({ address: z.string() });
export type CalendarAddress = z.infer<typeof calendarAddress>;

const nothing = z.strictObject({});
export const deadlineOperations = operations(['uat', 'firma'], {
  list: read('/deadlines', { access: viewers, view: deadlineList }),
  file: file('/deadlines.ics', { access: viewers }),
  calendar: read('/calendar', { access: viewers, view: calendarState }),
  openCalendar: act('calendar.open', 'POST /calendar/open', { access: viewers, body: nothing, view: calendarAddress }),
  closeCalendar: act('calendar.close', 'POST /calendar/close', { access: viewers, body: nothing }),
});

/** Calendar feed for the holder of its address, since calendar programs cannot sign in. */
export const calendarOperations = operations(['public'], {
  calendar: file('/calendar/:token.ics', {
    access: anyone,
    params: z.strictObject({ token: z.string().min(1).max(100) }),
  }),
});
