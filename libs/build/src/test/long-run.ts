import { RELEASE_BEFORE, releaseBefore } from '../skew/release-before.ts';
import { Failure } from '../start/failure.ts';
import { provideChromium } from './chromium.ts';
import { playwright, withPortals } from './journeys.ts';
import { LONG_GROUPS, type LongGroup, type Mode } from './long-groups.ts';
import { failedOnce, runJest, sumOf, type Tally } from './run.ts';

interface Result extends Tally {
  name: string;
  seconds: number;
}

/** Returns the groups with these names. Throws `Failure` for an unknown name. */
export function groupsNamed(names: readonly string[]): [name: string, group: LongGroup][] {
  const known = Object.keys(LONG_GROUPS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`Unknown: ${unknown.join(', ')}. Groups: ${[...known, 'lists'].join(', ')}.`);
  return Object.entries(LONG_GROUPS).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Runs a part of a group; it fails when no test ran. */
async function measured(name: string, run: () => Promise<Tally>): Promise<Result> {
  console.log(`— ${name}`);
  const began = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Failure ? error.message : error);
    return failedOnce;
  });
  const seconds = (performance.now() - began) / 1000;
  return { name, ...(tally.passed + tally.failed === 0 ? failedOnce : tally), seconds };
}

async function buildsBefore(): Promise<string> {
  const built = await releaseBefore();
  if (!built) throw new Failure(`The history of this clone lacks the release before, ${RELEASE_BEFORE}.`);
  return built;
}

/** Runs the journeys of a group on running portals, which `env` describes. */
async function runGroup({ journeys = {}, lanes = 1, needsReleaseBefore }: LongGroup, env: Record<string, string>) {
  const tallies: Tally[] = [];
  const before = needsReleaseBefore ? await buildsBefore() : '';
  for (const mode of modesOf(journeys)) {
    const files = journeys[mode]?.map((file) => `shell/e2e/${file}`) ?? [];
    const args = [`--project=${mode}`, `--workers=${mode === 'all' ? lanes : 1}`, ...files];
    tallies.push(await playwright(args, { ...env, RELEASE_BEFORE: before }));
  }
  return sumOf(tallies);
}

const modesOf = (journeys: LongGroup['journeys'] = {}): Mode[] =>
  (['all', 'split'] as const).filter((mode) => journeys[mode]);

/** Returns the modes of the portals that any of these groups needs at once. */
function portalsFor(groups: readonly LongGroup[]): Mode[] {
  const needed = new Set(groups.flatMap(({ journeys }) => modesOf(journeys)));
  const lanes = Math.max(0, ...groups.filter(({ journeys }) => journeys?.all).map((group) => group.lanes ?? 1));
  return [...Array.from({ length: lanes }, () => 'all' as const), ...(needed.has('split') ? ['split' as const] : [])];
}

async function runJourneyGroups(groups: [string, LongGroup][]): Promise<Result[]> {
  if (groups.length === 0) return [];
  const chromium = provideChromium((line) => console.log(line));
  const modes = portalsFor(groups.map(([, group]) => group));
  const results: Result[] = [];
  const began = performance.now();
  await withPortals(modes, chromium, async (env) => {
    console.log(`${modes.length} portals after ${Math.round((performance.now() - began) / 1000)} s`);
    for (const [name, group] of groups) results.push(await measured(name, () => runGroup(group, env)));
  });
  return results;
}

/** Runs groups: first their jest tests, one at a time, then all journeys on shared portals. Prints the time of each. */
export async function runLong(groups: [string, LongGroup][]): Promise<Tally> {
  process.env.LONG_TESTS = '1';
  const results: Result[] = [];
  for (const [name, { tests }] of groups)
    if (tests) results.push(await measured(name, () => runJest(tests, { server: 1, browser: 1 })));
  results.push(...(await runJourneyGroups(groups.filter(([, { journeys }]) => journeys))));
  for (const { name, passed, failed, seconds } of results)
    console.log(`${name.padEnd(18)} ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`);
  return sumOf(results);
}
