import { runCommand } from '../start/failure.ts';
import { provideChromium } from '../test/chromium.ts';
import { runJourneys } from '../test/journeys.ts';

/* The part of `npm test` that opens every page with the release before of the shell and of each remote. */
await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  const { passed, failed } = await runJourneys({ chromium: provideChromium(say), only: 'skew.spec.ts' });
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
