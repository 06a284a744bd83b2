import { parseArgs } from 'node:util';
import { buildChanged } from '../start/build-changed.ts';
import { runCommand } from '../start/failure.ts';
import { type Affected, affectedSince } from '../test/affected.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys } from '../test/journeys.ts';
import { runChecks, runJest, type Tally } from '../test/run.ts';
import { workspaceRoot } from '../workspace.ts';

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    in: { type: 'string' },
  },
});
const say = (line: string): void => console.log(line);
const nothing: Tally = { passed: 0, failed: 0 };

/** What is tested: all, what a change can touch, or the tests of one folder. */
function chosen(): Affected | undefined {
  if (values.in) return { folders: [values.in], journeys: false };
  return values.affected ? affectedSince(values.base) : undefined;
}

const journeys = (chromium: string): Promise<Tally> =>
  runJourneys(chromium).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });

await runCommand(async () => {
  const only = chosen();
  if (only) say(`Affected: ${only.folders.join(', ') || 'nothing'}`);
  const chromium = (only?.journeys ?? true) && provideChromium(say);
  // Tests wait for the database and for time to pass: what only computes fills the gaps. A build that fails is told by the journeys.
  const built = chromium ? buildChanged(workspaceRoot, { say }).catch(() => undefined) : undefined;
  const tests = only?.folders.length === 0 ? nothing : runJest(only?.folders.map((folder) => `/${folder}/`));
  const tallies = [...(await Promise.all([runChecks(), tests])), chromium ? await journeys(chromium) : nothing];
  await built;
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
