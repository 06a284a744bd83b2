import { parseArgs } from 'node:util';
import { runCommand } from '../start/run-command.ts';
import { type Affected, affectedSince, ALL_JOURNEYS } from '../test/affected.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys, runSomeJourneys } from '../test/journeys.ts';
import { measureProcessorTime, reportProcessorTime } from '../test/processor-time.ts';
import { failedOnce, runChecks, runJest, sumOf, type Tally, type Took } from '../test/run.ts';

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    in: { type: 'string' },
  },
});
const say = (line: string): void => console.log(line);
const nothing: Tally = { passed: 0, failed: 0, took: [] };
const SHOWN = 10;

/** Returns the tests to run: those of one folder, or those affected by a change; undefined for all. */
function selection(): Affected | undefined {
  if (values.in) return { tests: [`${values.in}/`], journeys: [] };
  return values.affected ? affectedSince(values.base) : undefined;
}

function journeys(chromium: string, others: Promise<unknown>, files = [ALL_JOURNEYS]): Promise<Tally> {
  const run = files.includes(ALL_JOURNEYS) ? runJourneys(chromium, others) : runSomeJourneys(chromium, others, files);
  return run.catch((error: unknown) => {
    console.error(error);
    return failedOnce;
  });
}

function reportSlowest(took: readonly Took[]): void {
  say(`The ${SHOWN} test files and journeys that took longest, in seconds:`);
  for (const { name, seconds } of took.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN))
    say(`  ${seconds.toFixed(1).padStart(5)}  ${name}`);
}

await runCommand(async () => {
  const only = selection();
  if (only) say(`Affected: ${[...only.tests, ...only.journeys].join(', ') || 'nothing'}`);
  const chromium = only?.journeys.length !== 0 && provideChromium(say);
  measureProcessorTime();
  const tests = only?.tests.length === 0 ? nothing : runJest(only?.tests.map((path) => `/${path}`));
  // Tests often wait for the database or a timer; the checks and the builds for the journeys use the processors meanwhile.
  const others = Promise.all([runChecks(), tests]);
  const tallies = [chromium ? await journeys(chromium, others, only?.journeys) : nothing, ...(await others)];
  const { passed, failed, took } = sumOf(tallies);
  if (took.length > 0) reportSlowest(took);
  for (const line of reportProcessorTime()) say(line);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
