import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EventContent } from '@psp/contracts/events';
import type { Actor } from '../../actor.ts';
import { createOrm } from '../../orm.ts';
import { createReadDb } from '../../read-db.ts';
import { anActor } from '../../testing/actors.ts';
import { acting, type By } from '../../testing/acting.ts';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { setAllowance } from '../../publishing/benefits/allowances.ts';
import { eventsOfCalendar, openEventCalendar, readerOfCalendar } from './calendar.ts';
import { endedOffers, endOffer } from './end-offers.ts';
import { createEvent, publishEvent } from './manage-event.ts';
import { listPublicEvents, readEvent } from './queries.ts';
import { remindADayBefore, remindAWeekBefore } from './remind.ts';
import { leaveEvent, registerForEvent, takeOfferedSeat } from './take-part.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
let database: TestDatabase;
let by: By;
let people = 0;
const admin = anActor({ kind: 'admin' });
const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);

const someone = async (given: Partial<Actor> = {}): Promise<Actor> => {
  people += 1;
  const person = anActor(given);
  await storeMember(database.orm, person, `om${people}-${person.accountId.slice(-6)}`);
  return person;
};

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, NOW);
  await storeMember(database.orm, admin, 'asociatia-ev');
});
afterAll(() => database.close());

const anEvent = async (given: Partial<EventContent> = {}): Promise<string> => {
  const content: EventContent = {
    ...{ kind: 'conference', title: 'Conferința', summary: 'Pe scurt.', body: '', organiser: 'Asociația', contact: '' },
    ...{
      program: [],
      isOnline: false,
      place: 'Sibiu',
      countyCode: 'SB',
      mapUrl: null,
      onlineUrl: 'https://exemplu.ro/sala',
    },
    ...{ price: 400, seats: 25, perOrganisation: null, readers: 'everyone', isPublic: true, hasCertificate: true },
    sittings: [{ startsAt: after(24 * 30).toISOString(), endsAt: after(24 * 30 + 3).toISOString() }],
    closesAt: after(24 * 29).toISOString(),
    ...given,
  };
  const id = await by(admin, createEvent, content);
  await by(admin, publishEvent, { id, version: 1 });
  return id;
};
const signUp = (person: Actor, id: string, freeSeats = 0) =>
  by(person, registerForEvent, { id, accountIds: [person.accountId], freeSeats });
const view = async (person: Actor, id: string, now = NOW) => {
  const event = await readEvent(createReadDb(database.orm), person, id, now);
  if (!event) throw new Error('not readable');
  return { event, own: event.people.find(({ isYou }) => isYou)?.registration ?? null };
};
const ownOf = async (person: Actor, id: string) => {
  const { own } = await view(person, id);
  if (!own) throw new Error('not registered');
  return own;
};
const told = (event: string, id: string) =>
  rows('select account_id from notification where event = ? and href like ?', [`events.${event}`, `%${id}`]);

test('of a hundred people who sign up at one moment from two pools of connections, exactly 25 get a seat and the others wait in order', async () => {
  const id = await anEvent();
  const crowd: Actor[] = [];
  for (let n = 0; n < 100; n += 1) crowd.push(await someone());
  const other = await createOrm({ url: database.url, poolSize: 10, use: 'commands' });
  try {
    const elsewhere = acting(other, NOW);
    const outcomes = await Promise.allSettled(
      crowd.map((person, n) =>
        (n % 2 ? by : elsewhere)(person, registerForEvent, { id, accountIds: [person.accountId] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    await other.close(true);
  }
  const all = await rows<{ status: string; place: number | null }>(
    'select r.status, r.place from seat_registration r join event e on e.pool_id = r.pool_id where e.id = ? order by r.place nulls first',
    [id],
  );
  expect(all.filter(({ status }) => status === 'confirmed')).toHaveLength(25);
  expect(all.filter(({ status }) => status === 'waitlisted').map(({ place }) => place)).toEqual(
    Array.from({ length: 75 }, (_, n) => n + 1),
  );
}, 120_000);

test('two colleagues who sign up the same person at one moment give them one seat', async () => {
  const id = await anEvent();
  const person = await someone();
  const colleague = await someone({ organisationId: person.organisationId });
  const given = { id, accountIds: [person.accountId] };
  const outcomes = await Promise.allSettled([
    by(person, registerForEvent, given),
    by(colleague, registerForEvent, given),
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { constraint: 'seat_registration_once' } },
  ]);
});

test('a partner pays half at a conference, or uses the free seats of its package, which come back when it leaves', async () => {
  const allowance = { year: 2026, copies: 0, adPages: 0, seats: 1, price: '' };
  const [stored] = await rows<{ version: number }>(
    `select version from benefit_allowance where package = 'partner' and year = 2026`,
  );
  await by(admin, setAllowance, { ...allowance, version: stored?.version ?? null });
  const firm = await someone({ kind: 'firma' });
  const colleague = await someone({ kind: 'firma', organisationId: firm.organisationId });
  const id = await anEvent();
  expect((await view(firm, id)).event).toMatchObject({ price: 400, ownPrice: 200, freeSeats: 1 });
  await signUp(firm, id, 1);
  expect(await ownOf(firm, id)).toMatchObject({ status: 'confirmed', price: 0, isFreeSeat: true });
  await expect(signUp(colleague, id, 1)).rejects.toMatchObject({ code: 'benefit.used_up' });
  await signUp(colleague, id);
  expect(await ownOf(colleague, id)).toMatchObject({ price: 200, isFreeSeat: false });
  await by(firm, leaveEvent, await ownOf(firm, id));
  expect((await view(firm, id)).event.freeSeats).toBe(1);
});

test('the address of an online meeting is shown to those with a seat alone', async () => {
  const id = await anEvent({ seats: 1, isOnline: true });
  const [first, second] = [await someone(), await someone()];
  await signUp(first, id);
  await signUp(second, id);
  expect((await view(first, id)).event.onlineUrl).toBe('https://exemplu.ro/sala');
  const waiting = await view(second, id);
  expect(waiting.event.onlineUrl).toBeNull();
  expect(waiting.own).toMatchObject({ status: 'waitlisted', place: 1 });
});

test('a freed seat is held for 48 hours for the next person, who may take it once, and then passes on', async () => {
  const id = await anEvent({ seats: 1 });
  const [first, second, third] = [await someone(), await someone(), await someone()];
  for (const person of [first, second, third]) await signUp(person, id);
  await by(first, leaveEvent, await ownOf(first, id));
  expect(await ownOf(second, id)).toMatchObject({ status: 'offered', actions: expect.arrayContaining(['accept']) });
  expect(await told('offered', id)).toHaveLength(1);
  const late = by(second, takeOfferedSeat, await ownOf(second, id), after(48));
  await expect(late).rejects.toMatchObject({ code: 'seats.offer_over' });
  await applyDue(database.orm, after(48), { due: endedOffers, apply: endOffer });
  const offer = await ownOf(third, id);
  expect(offer).toMatchObject({ status: 'offered' });
  const twice = await Promise.allSettled([by(third, takeOfferedSeat, offer), by(third, takeOfferedSeat, offer)]);
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('who has a seat is reminded a week and a day before, once each, by the Romanian clock', async () => {
  // Clocks go forward between the two: the week has an hour less.
  const startsAt = '2027-04-01T07:00:00.000Z';
  const id = await anEvent({
    sittings: [{ startsAt, endsAt: '2027-04-01T10:00:00.000Z' }],
    closesAt: startsAt,
  });
  await signUp(await someone(), id);
  const remindersAt = async (moment: string): Promise<number> => {
    await applyDue(database.orm, new Date(moment), remindAWeekBefore);
    await applyDue(database.orm, new Date(moment), remindADayBefore);
    return (await told('soon', id)).length;
  };
  expect(await remindersAt('2027-03-25T07:59:00Z')).toBe(0);
  expect(await remindersAt('2027-03-25T08:00:00Z')).toBe(1);
  expect(await remindersAt('2027-03-30T08:00:00Z')).toBe(1);
  expect(await remindersAt('2027-03-31T07:00:00Z')).toBe(2);
  expect(await remindersAt('2027-03-31T09:00:00Z')).toBe(2);
});

test('the calendar of a person shows the events with a seat, until the address is renewed', async () => {
  const [id, other] = [await anEvent(), await anEvent()];
  const person = await someone();
  await signUp(person, id);
  await signUp(await someone(), other);
  const db = createReadDb(database.orm);
  const first = await by(person, (write) => openEventCalendar(write), undefined);
  const reader = await readerOfCalendar(db, first);
  expect(reader && (await eventsOfCalendar(db, reader)).map((one) => one.id)).toEqual([id]);
  await by(person, (write) => openEventCalendar(write), undefined);
  expect(await readerOfCalendar(db, first)).toBeNull();
});

test('visitors read public events alone, and members those of their side', async () => {
  const [open, closed, firms] = [
    await anEvent(),
    await anEvent({ isPublic: false }),
    await anEvent({ readers: 'firma', isPublic: false }),
  ];
  const query = { q: '', show: 'coming', page: 1 } as const;
  const listed = await listPublicEvents(createReadDb(database.orm), query, NOW);
  expect(listed).toContain(open);
  expect(listed).not.toContain(closed);
  const uat = await someone();
  expect(await readEvent(createReadDb(database.orm), uat, firms, NOW)).toBeNull();
  await expect(signUp(uat, firms)).rejects.toMatchObject({ code: 'not_found' });
});
