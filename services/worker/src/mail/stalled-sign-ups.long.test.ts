import { expect, test } from '@jest/globals';
import { p95, SIGN_UP_MS } from '@psp/domain/testing/pace';
import { SLOW_MS, startStalled } from '../testing/stalled-sign-ups.ts';

const stalled = startStalled();

test(
  'while the mail server says nothing people sign up as fast as ever, and get their mail when it speaks again',
  async () => expect(p95(await stalled.signUp(100))).toBeLessThan(SIGN_UP_MS),
  SLOW_MS,
);
