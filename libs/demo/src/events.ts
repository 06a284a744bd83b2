import type { EventContent } from '@psp/contracts/events';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { registerForEvent } from '@psp/domain/attending/events/take-part';
import { daysBefore, HOUR } from './clock.ts';
import { EVENTS } from './content/events.ts';
import { rowTimeline, type Step } from './step.ts';
import type { World } from './world.ts';

const PREPARED_DAYS_AGO = 9;
/** Days between the end of the registrations and the event. */
const CLOSED_DAYS = 2;
const ONLINE_URL = 'https://intalnire.exemplu.ro/semnatura-electronica';

/** Plans the events: three that are to come, with the first registrations. */
export const eventSteps = ({ now, admin, uats, firms }: World): Step[] =>
  EVENTS.flatMap((sample, place) => {
    const { daysAhead, from, to, program, uats: towns, firms: companies, ...text } = sample;
    const day = romanianDay(daysBefore(now, -daysAhead));
    const at = (time: string) => romanianMoment(day, time).toISOString();
    const content: EventContent = {
      ...text,
      ...{ organiser: 'Asociația PSP', contact: 'evenimente@psp.exemplu.ro', mapUrl: null },
      ...{ readers: 'everyone', isPublic: true, hasCertificate: true },
      onlineUrl: text.isOnline ? ONLINE_URL : null,
      sittings: [{ startsAt: at(from), endsAt: at(to) }],
      program: program.map(({ at: time, ...item }) => ({ ...item, startsAt: at(time) })),
      closesAt: daysBefore(new Date(at(from)), CLOSED_DAYS).toISOString(),
    };
    const prepared = new Date(daysBefore(now, PREPARED_DAYS_AGO).getTime() + place * HOUR);
    const after = (hours: number) => new Date(prepared.getTime() + hours * HOUR);
    const parties = [...towns.map((one) => uats[one]), ...companies.map((one) => firms[one])];
    return rowTimeline('event', { by: admin, at: prepared, command: (write) => createEvent(write, content) }, [
      { by: admin, at: after(1), command: publishEvent },
      ...parties.flatMap((by, nth) =>
        by?.accountId === undefined
          ? []
          : [
              {
                ...{ by, at: after(nth * 5 + 4) },
                command: (write: Parameters<typeof registerForEvent>[0], { id }: { id: string }) =>
                  registerForEvent(write, { id, accountIds: [by.accountId] }),
              },
            ],
      ),
    ]);
  });
