import { expect, test } from '@jest/globals';
import { p95, SIGN_UP_MS } from '@psp/domain/testing/pace';
import { SLOW_MS, startStalled } from '../testing/stalled-sign-ups.ts';

const stalled = startStalled();

test(
  'sign-ups are as fast as ever while the mail server stalls, and their mails are sent when it answers again',
  async () => expect(p95(await stalled.signUp(100))).toBeLessThan(SIGN_UP_MS),
  SLOW_MS,
);
