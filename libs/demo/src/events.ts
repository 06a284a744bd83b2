import type { EventContent } from '@psp/contracts/events';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import type { Versioned } from '@psp/domain/act';
import { type Actor, SYSTEM } from '@psp/domain/actor';
import { markEventAttendance } from '@psp/domain/attending/attendance/event-door';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { registerForEvent } from '@psp/domain/attending/events/take-part';
import { writeEventFeedback } from '@psp/domain/attending/feedback/feedback.entity';
import { announceMaterials } from '@psp/domain/attending/materials/announce';
import { addEventMaterial } from '@psp/domain/attending/materials/manage';
import { issueProforma } from '@psp/domain/attending/proformas/issue';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { EVENTS, PAST_EVENT, type SampleEvent } from './content/events.ts';
import { type Act, rowTimeline, type Step } from './step.ts';
import type { Party, World } from './world.ts';

const PREPARED_DAYS_AGO = 9;
/** Days from the announcement of an event that is over to its day. */
const ANNOUNCED_DAYS = 25;
/** Days between the end of the registrations and the event. */
const CLOSED_DAYS = 2;
const ONLINE_URL = 'https://intalnire.exemplu.ro/semnatura-electronica';

const contentOf = (sample: SampleEvent, now: Date): EventContent => {
  const { daysAhead, from, to, program, isOnline } = sample;
  const { kind, title, summary, body, place, countyCode, price, seats, perOrganisation } = sample;
  const day = romanianDay(daysBefore(now, -daysAhead));
  const at = (time: string) => romanianMoment(day, time).toISOString();
  return {
    ...{ kind, title, summary, body, isOnline, place, countyCode, price, seats, perOrganisation },
    ...{ organiser: 'Asociația PSP', contact: 'evenimente@psp.exemplu.ro', mapUrl: null },
    ...{ readers: 'everyone', isPublic: true, hasCertificate: true },
    onlineUrl: isOnline ? ONLINE_URL : null,
    sittings: [{ startsAt: at(from), endsAt: at(to) }],
    program: program.map(({ at: time, ...item }) => ({ ...item, startsAt: at(time) })),
    closesAt: daysBefore(new Date(at(from)), CLOSED_DAYS).toISOString(),
  };
};

type EventAct = Act<[Versioned]>;

/* Marks everybody with a seat as present. */
const markAll = async (write: Write<Actor>, { id }: Versioned): Promise<void> => {
  const seats = await write.db.run(
    sql<{ id: string }>`select r.id from seat_registration r join event e on e.pool_id = r.pool_id
      where e.id = ${id} and r.status = 'confirmed' order by r.id`,
  );
  const mark = { ticket: null, sitting: 0, isPresent: true, way: 'tick', at: write.now.toISOString() } as const;
  await markEventAttendance(write, { id, marks: seats.map((seat) => ({ ...mark, registrationId: seat.id })) });
};

/* Attendance, materials and opinions of an event that ended at a moment. */
const afterwardsOf = (
  { materials, opinions }: NonNullable<SampleEvent['afterwards']>,
  { admin, people, endedAt }: { admin: Party; people: readonly Party[]; endedAt: Date },
): EventAct[] => {
  const after = (hours: number) => new Date(endedAt.getTime() + hours * HOUR);
  return [
    { by: admin, at: endedAt, command: markAll },
    ...materials.map(
      (material, place): EventAct => ({
        ...{ by: admin, at: after(2 + place) },
        command: (write, { id }) => addEventMaterial(write, { id, fileId: null, ...material }),
      }),
    ),
    { by: admin, at: after(24), command: (write, { id }) => announceMaterials.apply({ ...write, actor: SYSTEM }, id) },
    ...people.slice(0, opinions.length).flatMap((by, place): EventAct[] => {
      const opinion = opinions[place];
      if (!opinion) return [];
      const answer = { version: 0, ...opinion };
      return [
        { by, at: after(30 + 9 * place), command: (write, { id }) => writeEventFeedback(write, { id, ...answer }) },
      ];
    }),
  ];
};

const stepsOf = (sample: SampleEvent, place: number, { now, admin, uats, firms }: World): Step[] => {
  const content = contentOf(sample, now);
  const daysAgo = sample.afterwards ? ANNOUNCED_DAYS - sample.daysAhead : PREPARED_DAYS_AGO;
  const prepared = new Date(daysBefore(now, daysAgo).getTime() + place * HOUR);
  const after = (hours: number) => new Date(prepared.getTime() + hours * HOUR);
  const towns = sample.uats.flatMap((one) => uats[one] ?? []);
  const companies = sample.firms.flatMap((one) => firms[one] ?? []);
  const people = [...towns, ...companies];
  const proforma: EventAct[] = companies.slice(0, sample.price > 0 ? 1 : 0).map((by) => ({
    ...{ by, at: after(people.length * 5 + 4) },
    command: (write, { id }) => issueProforma(write, { kind: 'event', id }),
  }));
  return rowTimeline('event', { by: admin, at: prepared, command: (write) => createEvent(write, content) }, [
    { by: admin, at: after(1), command: publishEvent },
    ...people.map(
      (by, nth): EventAct => ({
        ...{ by, at: after(nth * 5 + 4) },
        command: (write, { id }) => registerForEvent(write, { id, accountIds: [by.accountId] }),
      }),
    ),
    ...proforma,
    ...(sample.afterwards
      ? afterwardsOf(sample.afterwards, { admin, people, endedAt: new Date(content.sittings[0]?.endsAt ?? '') })
      : []),
  ]);
};

/** Plans the events: one that is over, and three that are to come, with the first registrations. */
export const eventSteps = (world: World): Step[] =>
  [PAST_EVENT, ...EVENTS]
    .flatMap((sample, place) => stepsOf(sample, place, world))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
