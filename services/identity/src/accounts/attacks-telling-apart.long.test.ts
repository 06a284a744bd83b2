import { expect, test } from '@jest/globals';
import { apart, ROUNDS, SAME_TIME_MS, timed } from '@psp/domain/testing/pace';
import { accountAttempts, known, PATHS, unconfirmed, unknown } from '../testing/account-attempts.ts';

const attempts = await accountAttempts(ROUNDS);

/* Each of the three is first in its turn. */
test.each(PATHS)(
  'known, unknown and unconfirmed e-mails are answered at %s in the same time',
  async (path) => {
    const kinds = [unknown, known, unconfirmed];
    const took = kinds.map((): number[] => []);
    for (let n = 0; n < ROUNDS; n += 1) {
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const kind = (n + turn) % kinds.length;
        const email = kinds[kind]?.(n) ?? '';
        took[kind]?.push(await timed(() => attempts[path](email)));
      }
    }
    const [ofUnknown = [], ...others] = took;
    for (const other of others) expect(apart(other, ofUnknown)).toBeLessThan(SAME_TIME_MS);
  },
  600_000,
);
