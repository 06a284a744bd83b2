import { type Actor, type Doer, SYSTEM } from '@psp/domain/actor';
import type { Versioned } from '@psp/domain/act';
import type { TimedStep } from '@psp/domain/capability';
import { setMoment } from '@psp/domain/moment';
import { flush, type Write } from '@psp/domain/write';
import { sql } from 'kysely';
import type { Party } from './world.ts';

/** An action in the portal at a given time. */
export interface Step {
  at: Date;
  /** The organisation that acts; null for visitors and for the portal itself. */
  by: Party | null;
  /** Runs the action in the transaction of the whole demonstration. */
  run(whole: Write): Promise<unknown>;
}

const actorOf = ({ id, accountId, kind, name, person }: Party): Actor => ({
  ...{ accountId, displayName: person, organisationId: id, organisationName: name },
  ...{ kind, role: 'owner', status: 'approved' },
});

/* Runs a command with an entity manager of its own, as in the portal, but in the transaction of the whole demonstration. */
async function within<By extends Doer, T>(
  whole: Write,
  who: { actor: By; now: Date },
  command: (write: Write<By>) => Promise<T>,
): Promise<T> {
  const em = whole.em.fork({ keepTransactionContext: true });
  setMoment(em, who.now);
  const write = { ...whole, ...who, em, pending: { acts: [], messages: [], announced: [] } };
  const result = await command(write);
  await flush(write);
  return result;
}

/** Runs a command of the portal as the owner of an organisation. */
export const as = <T>(whole: Write, party: Party, at: Date, command: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  within(whole, { actor: actorOf(party), now: at }, command);

/** Creates a step that runs a command as the owner of an organisation. */
export const stepOf = (party: Party, at: Date, command: (write: Write<Actor>) => Promise<unknown>): Step => ({
  at,
  by: party,
  run: (whole) => as(whole, party, at, command),
});

/** An act of an organisation on a row; `Given` is the row's id and version. */
export interface Act<Given extends unknown[], Answer = unknown> {
  by: Party;
  at: Date;
  command: (write: Write<Actor>, ...given: Given) => Promise<Answer>;
}

/** Creates the steps of one row of a table: the act that creates it, and the later acts, which get its id and current version. */
export function rowTimeline(
  table: string,
  { by, at, command }: Act<[], string>,
  acts: readonly Act<[Versioned]>[],
): Step[] {
  let id = '';
  const make = stepOf(by, at, async (write) => {
    id = await command(write);
  });
  const later = acts.map((act) =>
    stepOf(act.by, act.at, async (write) => act.command(write, await rowOf(write, table, { id }))),
  );
  return [make, ...later];
}

/** Creates a step of a visitor or of the portal itself. */
export const anonymousStep = (at: Date, command: (write: Write<typeof SYSTEM>) => Promise<unknown>): Step => ({
  at,
  by: null,
  run: (whole) => within(whole, { actor: SYSTEM, now: at }, command),
});

/** Creates a step that applies a timed step of the portal to the row with the id that `find` returns. */
export const timeStep = (at: Date, { apply }: TimedStep, find: (write: Write<unknown>) => Promise<string>): Step =>
  anonymousStep(at, async (write) => apply(write, await find(write)));

/** Runs steps in the order of their times. */
export async function runInOrder(whole: Write, steps: readonly Step[]): Promise<void> {
  const ordered = [...steps].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const step of ordered) await step.run(whole);
}

/** Reads id and version of the row in which these columns have these values. Throws when there is none. */
export async function rowOf({ db }: Write<unknown>, table: string, where: Record<string, string>): Promise<Versioned> {
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const [row] = await db.run(
    sql<Versioned>`select id, version from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`,
  );
  if (!row) throw new Error(`The demonstration has no ${table} where ${JSON.stringify(where)}`);
  return row;
}
