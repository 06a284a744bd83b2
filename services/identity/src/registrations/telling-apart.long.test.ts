import { expect, test } from '@jest/globals';
import { apart, ROUNDS, SAME_TIME_MS, timed } from '@psp/domain/testing/pace';
import { addressOf, KINDS, PATHS, signUpAttempts } from '../testing/sign-up-attempts.ts';

const { attempts } = await signUpAttempts(ROUNDS);

/* Three at a time, each of them first by turns. */
test.each(PATHS)(
  'known, unconfirmed and unknown e-mails are answered at %s in the same time',
  async (path) => {
    const times = [...KINDS, 'necunoscut'].map((): number[] => []);
    for (let n = 0; n < ROUNDS; n += 1) {
      const calls = [...KINDS, 'necunoscut'].map((kind) => attempts[path](addressOf(kind, n)));
      for (let turn = n; turn < n + calls.length; turn += 1) {
        const which = turn % calls.length;
        times[which]?.push(await timed(async () => calls[which]?.()));
      }
    }
    const unknown = times.pop() ?? [];
    for (const known of times) expect(apart(known, unknown)).toBeLessThan(SAME_TIME_MS);
  },
  600_000,
);
