import { type Actor, type Doer, SYSTEM } from '@psp/domain/actor';
import type { Versioned } from '@psp/domain/act';
import type { TimedStep } from '@psp/domain/capability';
import { setMoment } from '@psp/domain/moment';
import { flush, type Write } from '@psp/domain/write';
import { sql } from 'kysely';
import type { Party } from './world.ts';

/** Something that is done in the portal at a moment. */
export interface Step {
  at: Date;
  /** Who does it; nobody when time brings it. */
  by: Party | null;
  /** Does it, in the transaction that makes the demonstration. */
  take(whole: Write): Promise<unknown>;
}

const actorOf = ({ id, accountId, kind, name, person }: Party): Actor => ({
  ...{ accountId, displayName: person, organisationId: id, organisationName: name },
  ...{ kind, role: 'owner', status: 'approved' },
});

/* Everything in an entity manager of its own, as in the portal, but in the transaction of the whole. */
async function within<By extends Doer, T>(
  whole: Write,
  who: { actor: By; now: Date },
  command: (write: Write<By>) => Promise<T>,
): Promise<T> {
  const em = whole.em.fork({ keepTransactionContext: true });
  setMoment(em, who.now);
  const write = { ...whole, ...who, em, pending: { acts: [], messages: [], announced: [] } };
  const answer = await command(write);
  await flush(write);
  return answer;
}

/** Runs a command of the product as the owner of an organisation. */
export const as = <T>(whole: Write, party: Party, at: Date, command: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  within(whole, { actor: actorOf(party), now: at }, command);

/** A command that somebody gives. */
export const stepOf = (party: Party, at: Date, command: (write: Write<Actor>) => Promise<unknown>): Step => ({
  at,
  by: party,
  take: (whole) => as(whole, party, at, command),
});

/** Something done by somebody, given the row that it is done to. */
export interface Act<Given extends unknown[], Answer = unknown> {
  by: Party;
  at: Date;
  does: (write: Write<Actor>, ...given: Given) => Promise<Answer>;
}

/** The life of one row of a table: how it is made, and what its version and id are given to afterwards. */
export function lifeOf(table: string, { by, at, does }: Act<[], string>, acts: readonly Act<[Versioned]>[]): Step[] {
  let id = '';
  const make = stepOf(by, at, async (write) => {
    id = await does(write);
  });
  const later = acts.map((act) =>
    stepOf(act.by, act.at, async (write) => act.does(write, await rowOf(write, table, { id }))),
  );
  return [make, ...later];
}

/** A command of somebody who is not signed in. */
export const strangersStep = (at: Date, command: (write: Write<typeof SYSTEM>) => Promise<unknown>): Step => ({
  at,
  by: null,
  take: (whole) => within(whole, { actor: SYSTEM, now: at }, command),
});

/** What time brings to the row that `find` returns. */
export const timeStep = (at: Date, { apply }: TimedStep, find: (write: Write<unknown>) => Promise<string>): Step =>
  strangersStep(at, async (write) => apply(write, await find(write)));

/** Takes steps in the order of their moments. */
export async function takeInOrder(whole: Write, steps: readonly Step[]): Promise<void> {
  const ordered = [...steps].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const step of ordered) await step.take(whole);
}

/** The one row of a table in which these columns have these values, as somebody reads it who is about to act on it. */
export async function rowOf({ db }: Write<unknown>, table: string, where: Record<string, string>): Promise<Versioned> {
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const [row] = await db.run(
    sql<Versioned>`select id, version from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`,
  );
  if (!row) throw new Error(`The demonstration has no ${table} where ${JSON.stringify(where)}`);
  return row;
}
