import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { APPROVAL_HOURS } from '@psp/contracts/seats';
import fc from 'fast-check';
import { type Actor, SYSTEM } from '../../actor.ts';
import { anActor } from '../../testing/actors.ts';
import { type By, acting } from '../../testing/acting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import type { Write } from '../../write.ts';
import { changePool, createPool, lockPool } from './pool.ts';
import {
  acceptSeat,
  approveSeat,
  cancelRegistration,
  lapseOffer,
  offerFreeSeats,
  refuseSeat,
  register,
} from './registrations.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const TIMES = { closesAt: after(24 * 30), startsAt: after(24 * 31) };
let database: TestDatabase;
let by: By;
const people: Actor[] = [];
const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, NOW);
  for (let n = 0; n < 12; n += 1) {
    const before = people[n - (n % 3)];
    const person = anActor(n % 3 === 0 || !before ? {} : { organisationId: before.organisationId });
    await storeMember(database.orm, person, `loc${n}-${person.accountId.slice(-6)}`);
    people.push(person);
  }
});
afterAll(() => database.close());

const open = (seats: number, perOrganisation: number | null = null): Promise<string> =>
  by(SYSTEM, (write) => createPool(write, { seats, perOrganisation, ...TIMES }), undefined);
const signUp = (person: Actor, pool: string, now = NOW, asksApproval = false) =>
  by(
    person,
    async (write: Write<Actor>) =>
      register(write, await lockPool(write, pool), { accountId: person.accountId, price: 0, asksApproval }),
    undefined,
    now,
  );

const asOwner = (person: Actor): Actor => ({ ...person, role: 'owner' });

interface Stored {
  id: string;
  version: number;
  accountId: string;
  organisationId: string;
  status: string;
  place: number | null;
}
const registered = (pool: string) =>
  rows<Stored>(
    `select id, version, account_id as "accountId", organisation_id as "organisationId", status, place
     from seat_registration where pool_id = ? order by id`,
    [pool],
  );
const poolOf = async (id: string) =>
  (await rows<{ seats: number; taken: number }>('select seats, taken from seat_pool where id = ?', [id]))[0] ?? {
    seats: 0,
    taken: 0,
  };

test('of forty sign-ups at one moment exactly as many are confirmed as there are seats, and the others wait in order', async () => {
  const pool = await open(5);
  const outcomes = await Promise.allSettled([...people, ...people, ...people].map((person) => signUp(person, pool)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(people.length);
  const all = await registered(pool);
  expect(all.filter(({ status }) => status === 'confirmed')).toHaveLength(5);
  const waiting = all.filter(({ status }) => status === 'waitlisted').map(({ place }) => place);
  expect(waiting.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('an organisation has at most its cap, also when two colleagues sign up at one moment', async () => {
  const pool = await open(10, 2);
  const colleagues = people.slice(0, 3);
  const outcomes = await Promise.allSettled(colleagues.map((person) => signUp(person, pool)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await registered(pool)).toHaveLength(2);
});

test('nobody signs up once registration has closed, and nobody but members', async () => {
  const pool = await open(1);
  const [person, , , other] = people;
  if (!person || !other) throw new Error('no people');
  await expect(signUp(person, pool, TIMES.closesAt)).rejects.toMatchObject({ code: 'seats.closed' });
  const forOther = by(
    person,
    async (write: Write<Actor>) =>
      register(write, await lockPool(write, pool), { accountId: other.accountId, price: 0 }),
    undefined,
  );
  await expect(forOther).rejects.toMatchObject({ code: 'seats.not_member' });
});

test('a requested seat is held until the owner decides or the time is over, and then goes to the next person', async () => {
  const pool = await open(1);
  const [first, editor, , other] = people;
  if (!first || !editor || !other) throw new Error('no people');
  const owner = asOwner(first);
  await signUp(editor, pool, NOW, true);
  await signUp(other, pool);
  const [requested] = await registered(pool);
  if (!requested) throw new Error('no registration');
  expect(requested.status).toBe('requested');
  await expect(by(editor, approveSeat, requested)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(by(other, approveSeat, requested)).rejects.toMatchObject({ code: 'not_found' });
  await expect(by(owner, approveSeat, requested, after(APPROVAL_HOURS))).rejects.toMatchObject({
    code: 'seats.approval_over',
  });
  await by(owner, refuseSeat, { ...requested, reason: 'Nu avem buget.' });
  expect((await registered(pool)).map(({ status }) => status)).toEqual(['cancelled', 'offered']);
});

test('a request that nobody decides lapses, also when the seat was offered from the waiting list', async () => {
  const pool = await open(1);
  const [, colleague, , other] = people;
  if (!colleague || !other) throw new Error('no people');
  await signUp(other, pool);
  await signUp(colleague, pool, NOW, true);
  const [first, waiting] = await registered(pool);
  if (!first || !waiting) throw new Error('no registrations');
  expect(waiting.status).toBe('waitlisted');
  await by(other, (write: Write<Actor>) => cancelRegistration(write, first, {}), undefined);
  const offered = { id: waiting.id, version: waiting.version + 1, asksApproval: true };
  await by(colleague, acceptSeat, offered);
  expect((await registered(pool)).map(({ status }) => status)).toEqual(['cancelled', 'requested']);
  expect(await by(SYSTEM, lapseOffer, waiting.id, after(APPROVAL_HOURS - 1))).toBeNull();
  await by(SYSTEM, lapseOffer, waiting.id, after(APPROVAL_HOURS));
  expect((await registered(pool)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await poolOf(pool)).toEqual({ seats: 1, taken: 0 });
});

type Step =
  | { kind: 'sign-up' | 'request' | 'cancel' | 'accept' | 'approve' | 'refuse'; who: number }
  | { kind: 'lapse' }
  | { kind: 'seats'; seats: number };
const who = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: who.map((n): Step => ({ kind: 'sign-up', who: n })) },
  { weight: 3, arbitrary: who.map((n): Step => ({ kind: 'request', who: n })) },
  { weight: 2, arbitrary: who.map((n): Step => ({ kind: 'approve', who: n })) },
  { weight: 1, arbitrary: who.map((n): Step => ({ kind: 'refuse', who: n })) },
  { weight: 3, arbitrary: who.map((n): Step => ({ kind: 'cancel', who: n })) },
  { weight: 2, arbitrary: who.map((n): Step => ({ kind: 'accept', who: n })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'lapse' }) },
  { weight: 1, arbitrary: fc.nat({ max: 6 }).map((seats): Step => ({ kind: 'seats', seats })) },
);

/* Performs a step; a refusal is an outcome as well. */
const perform = async (pool: string, one: Step, now: Date): Promise<unknown> => {
  if (one.kind === 'seats') {
    const change = async (write: Write<typeof SYSTEM>) => {
      await changePool(write, await lockPool(write, pool), { seats: one.seats, perOrganisation: null, ...TIMES });
      return offerFreeSeats(write, await lockPool(write, pool));
    };
    return by(SYSTEM, change, undefined, now);
  }
  const all = await registered(pool);
  if (one.kind === 'lapse') {
    const held = all.find(({ status }) => status === 'offered' || status === 'requested');
    return held && by(SYSTEM, lapseOffer, held.id, now);
  }
  const person = people[one.who];
  if (!person) return undefined;
  if (one.kind === 'sign-up' || one.kind === 'request') return signUp(person, pool, now, one.kind === 'request');
  const own = all.find(({ accountId, status }) => accountId === person.accountId && status !== 'cancelled');
  if (!own) return undefined;
  if (one.kind === 'accept') return by(person, acceptSeat, { ...own, asksApproval: one.who % 2 === 0 }, now);
  if (one.kind === 'approve') return by(asOwner(person), approveSeat, own, now);
  if (one.kind === 'refuse') return by(asOwner(person), refuseSeat, { ...own, reason: 'Nu avem buget.' }, now);
  return by(
    person,
    (write: Write<Actor>) => cancelRegistration(write, own, { organisationId: own.organisationId }),
    undefined,
    now,
  );
};

test('any order of sign-ups, cancellations, offers and changes of the seats keeps the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat({ max: 30 })), { minLength: 5, maxLength: 25 }), async (steps) => {
      const pool = await open(3);
      let hours = 0;
      for (const [one, pause] of steps) {
        hours += pause;
        await perform(pool, one, after(hours)).catch(() => undefined);
        const [all, { seats, taken }] = [await registered(pool), await poolOf(pool)];
        const count = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length;
        expect(count('confirmed', 'offered', 'requested')).toBe(taken);
        expect(taken).toBeLessThanOrEqual(seats);
        if (count('waitlisted') > 0) expect(taken).toBe(seats);
        const live = all.filter(({ status }) => status !== 'cancelled').map(({ accountId }) => accountId);
        expect(new Set(live).size).toBe(live.length);
      }
    }),
    { numRuns: 25 },
  );
});
