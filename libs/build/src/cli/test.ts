import { parseArgs } from 'node:util';
import { runCommand } from '../start/failure.ts';
import { affectedSince } from '../test/affected.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys } from '../test/journeys.ts';
import { runChecks, runJest, type Tally } from '../test/run.ts';

const { values } = parseArgs({
  options: { affected: { type: 'boolean', default: false }, base: { type: 'string', default: 'main' } },
});

const nothing: Tally = { passed: 0, failed: 0 };

const journeys = (chromium: string): Promise<Tally> =>
  runJourneys(chromium).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });

await runCommand(async () => {
  const only = values.affected ? affectedSince(values.base) : undefined;
  if (only) console.log(`Affected: ${only.folders.join(', ') || 'nothing'}`);
  const chromium = (only?.journeys ?? true) && provideChromium((line) => console.log(line));
  const tallies = [
    await runChecks(),
    only?.folders.length === 0 ? nothing : await runJest(only?.folders.map((folder) => `/${folder}/`)),
    chromium ? await journeys(chromium) : nothing,
  ];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
