import { expect, test } from '@jest/globals';
import { SLOW_MS, startStalled } from '../testing/stalled-sign-ups.ts';

const stalled = startStalled();

test(
  'sign-ups work while the mail server stalls, and their mails are sent when it answers again',
  async () => expect(await stalled.signUp(10)).toHaveLength(10),
  SLOW_MS,
);
