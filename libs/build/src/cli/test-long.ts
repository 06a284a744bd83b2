import { runCommand } from '../start/failure.ts';
import { runJest } from '../test/run.ts';

/* What the time of an answer tells, measured so often that chance has no part in it; one file at a time, on a quiet machine. */
await runCommand(async () => {
  const { passed, failed } = await runJest(['--runInBand', 'telling-apart'], { LONG_TESTS: '1' });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
