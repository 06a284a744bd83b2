import type { OpportunityView } from '@psp/contracts/opportunities';
import { calendarOf } from '@psp/features/deadlines/server/calendar';

/** Until when a request is answered, as an iCalendar text. `origin`: scheme, host and port of the portal. */
export const deadlineFile = ({ id, number, title, kind, deadline, uat }: OpportunityView, origin: string): string =>
  calendarOf(
    { name: number, side: 'firma' },
    [
      {
        kind: 'offersClose',
        id,
        part: null,
        number,
        title,
        authority: uat.name,
        requestKind: kind,
        about: '',
        at: deadline,
        isWholeDay: false,
      },
    ],
    origin,
  );
