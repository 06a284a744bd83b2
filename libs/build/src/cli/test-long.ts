import { measureLargeLists } from '../bench/large-lists.ts';
import { missedTargets } from '../bench/report.ts';
import { runCommand } from '../start/failure.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys } from '../test/journeys.ts';
import { runJest } from '../test/run.ts';

/*
 * The claims of libs/domain/src/testing/pace.ts, measured so often that chance has no part in it, one file at a time; the gate, with
 * many more cases; and hot replacement, which is seen in builds for development. With the argument `lists` also the lists of 100.000
 * firms and authorities, whose database takes a quarter of an hour to fill.
 */
await runCommand(async () => {
  process.env.LONG_TESTS = '1';
  const files = ['telling-apart', 'registrations/attacks', 'stalled-sign-ups', 'release/gate'];
  const measured = await runJest(files, { server: 1, browser: 1 });
  const chromium = provideChromium((line) => console.log(line));
  const seen = await runJourneys({ chromium, only: 'hot-replacement.spec.ts' });
  const failed = measured.failed + seen.failed;
  console.log(`${measured.passed + seen.passed} passed, ${failed} failed`);
  if (process.argv.includes('lists')) await measureLargeLists();
  if (failed + missedTargets() > 0) process.exitCode = 1;
});
