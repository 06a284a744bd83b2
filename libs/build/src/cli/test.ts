import { runCommand } from '../start/failure.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys } from '../test/journeys.ts';
import { runChecks, runJest } from '../test/run.ts';

await runCommand(async () => {
  const chromium = provideChromium((line) => console.log(line));
  const tallies = [await runChecks(), await runJest()];
  tallies.push(
    await runJourneys(chromium).catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    }),
  );
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
