import { expect, test } from '@jest/globals';
import { SLOW_MS, startStalled } from '../testing/stalled-sign-ups.ts';

const stalled = startStalled();

test(
  'while the mail server says nothing people sign up, and get their mail when it speaks again',
  async () => expect(await stalled.signUp(10)).toHaveLength(10),
  SLOW_MS,
);
