import { runCommand } from '../start/failure.ts';
import { runJest } from '../test/run.ts';

/* The claims of libs/domain/src/testing/pace.ts, measured so often that chance has no part in it; one file at a time. */
await runCommand(async () => {
  const { passed, failed } = await runJest(
    ['--runInBand', 'telling-apart', 'registrations/attacks', 'stalled-sign-ups'],
    { LONG_TESTS: '1' },
  );
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
