import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { giveToOwnerOf } from '../release/same-owner.ts';
import type { Order } from '../release/ship.ts';
import { readJson } from '../workspace.ts';
import { Failure } from './failure.ts';
import { hold, holder, take, writing } from './lock.ts';
import { type Owner, processOf } from './lock-owner.ts';
import { strings } from './strings.ts';

/*
 * Commands send orders to the portal that runs the services of a releases folder through files in it, from any checkout, container or
 * machine that shares the folder. The portal renames an order `<id>.json` to `<id>.taken` and answers it in `<id>.answer`. All users who
 * may write to the folder may release.
 */

const folderOf = (releasesDir: string): string => join(releasesDir, 'orders');
const claimOf = (releasesDir: string): string => join(folderOf(releasesDir), 'portal');

const LOOK_EVERY_MS = 100;
const TOLD_EVERY_S = 10;
/** A service has a minute to start and another one to be rolled back; other orders may run first. */
const ANSWERED_WITHIN_S = 300;

interface Answer {
  /** Why the order failed. */
  problem?: string;
}

const isAnswer = (content: unknown): content is Answer => typeof content === 'object' && content !== null;

const isRelease = (content: unknown): content is Order['releases'][number] =>
  typeof content === 'object' && content !== null && 'name' in content && 'version' in content && 'contract' in content;

const isOrder = (content: unknown): content is Order =>
  typeof content === 'object' &&
  content !== null &&
  'releases' in content &&
  Array.isArray(content.releases) &&
  content.releases.every(isRelease);

/** Returns the process of the portal that runs the services of a releases folder, if any. */
export const portalAt = (releasesDir: string): Owner | undefined => holder(claimOf(releasesDir));

/** Receives the orders of a releases folder. */
export interface Orders {
  /** Runs the orders given since the claim and all later ones, one after the other. */
  take(carryOut: (order: Order) => Promise<void>): void;
  close(): void;
}

/** Makes this process the portal of a releases folder. Throws `Failure` when another one is running. */
export function claimOrders(releasesDir: string): Orders {
  const folder = folderOf(releasesDir);
  const claim = claimOf(releasesDir);
  writing(releasesDir, () => makeFolder(releasesDir, folder));
  const lock = writing(folder, () => take(claim));
  if (!lock) {
    const other = holder(claim);
    throw new Failure(strings.releasesInUse(releasesDir, other ? processOf(other) : '?'));
  }
  // Orders to an earlier portal have already failed for their senders.
  for (const name of readdirSync(folder)) if (join(folder, name) !== claim) rmSync(join(folder, name), { force: true });
  const giveBack = hold(lock, claim);
  const closed = new AbortController();
  return {
    take: (carryOut) => void takeOrders(folder, carryOut, closed.signal),
    close() {
      closed.abort();
      giveBack();
    },
  };
}

async function takeOrders(folder: string, carryOut: (order: Order) => Promise<void>, signal: AbortSignal) {
  while (!signal.aborted) {
    // Temporary errors of the file system must not end the portal.
    await takeNext(folder, carryOut).catch((error: unknown) => console.error(error));
    await delay(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function takeNext(folder: string, carryOut: (order: Order) => Promise<void>): Promise<void> {
  const [next] = idsOf(folder, 'json').toSorted();
  if (next === undefined) return;
  const taken = join(folder, `${next}.taken`);
  // The sender has withdrawn the order.
  if (!succeeds(() => renameSync(join(folder, `${next}.json`), taken))) return;
  const order = readJson(taken);
  const problem = isOrder(order) ? await problemOf(carryOut(order)) : strings.notAnOrder;
  put(folder, `${next}.answer`, problem === undefined ? {} : { problem });
  rmSync(taken, { force: true });
}

const problemOf = (work: Promise<void>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/* All users who may release may give orders. */
function makeFolder(releasesDir: string, folder: string): void {
  if (mkdirSync(folder, { recursive: true }) === undefined) return;
  chmodSync(folder, statSync(releasesDir).mode & 0o777);
  giveToOwnerOf(releasesDir, folder);
}

/* Writes a file atomically, so that readers see all of it. */
function put(folder: string, name: string, content: object): void {
  const draft = join(folder, `${name}.part`);
  writeFileSync(draft, JSON.stringify(content), { mode: 0o644 });
  renameSync(draft, join(folder, name));
}

/* Lists the folder: a network file system may cache the absence of a single file for a minute. */
const idsOf = (folder: string, kind: string): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith(`.${kind}`) ? [name.slice(0, -kind.length - 1)] : []));

function succeeds(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives an order to the running portal of a releases folder and waits for its end. Throws `Failure` with the reason when it fails, when
 * the portal stops meanwhile, and after five minutes.
 */
export async function giveOrder(
  releasesDir: string,
  order: Order,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const folder = folderOf(releasesDir);
  const id = `${Date.now()}-${randomUUID()}`;
  const portal = portalAt(releasesDir)?.name;
  put(folder, `${id}.json`, order);
  try {
    await untilAnswered(id, folder, (seconds) => {
      if (portalAt(releasesDir)?.name !== portal) throw new Failure(strings.portalEnded);
      if (seconds > ANSWERED_WITHIN_S) throw new Failure(strings.orderUnanswered(ANSWERED_WITHIN_S));
      say(strings.orderUnderWay(seconds));
    });
    const answer = readJson(join(folder, `${id}.answer`));
    const problem = isAnswer(answer) ? answer.problem : strings.notAnOrder;
    if (problem !== undefined) throw new Failure(problem);
  } finally {
    for (const kind of ['json', 'answer']) succeeds(() => unlinkSync(join(folder, `${id}.${kind}`)));
  }
}

/* Calls `tell` every ten seconds with the elapsed seconds. */
async function untilAnswered(id: string, folder: string, tell: (seconds: number) => void): Promise<void> {
  const began = performance.now();
  for (let told = 0; !idsOf(folder, 'answer').includes(id); ) {
    const seconds = Math.floor((performance.now() - began) / 1000);
    if (seconds >= told + TOLD_EVERY_S) tell((told = seconds));
    await delay(LOOK_EVERY_MS);
  }
}
