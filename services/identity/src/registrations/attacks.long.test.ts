import { expect, test } from '@jest/globals';
import { p95, SIGN_UP_MS, timed } from '@psp/domain/testing/pace';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';
import { aUatSignUp, post } from '../testing/sign-up.ts';

const { app: portal } = await startTestApp(identity, 'identity');

test('a hundred sign-ups, two at a time, while no mail is sent: 95 of them are answered in time', async () => {
  const times: number[] = [];
  const bodies = Array.from({ length: 100 }, () => aUatSignUp());
  const next = async (): Promise<void> => {
    for (let body = bodies.pop(); body; body = bodies.pop()) {
      const sent = body;
      times.push(await timed(async () => expect((await post(portal, '/signup', sent)).statusCode).toBe(202)));
    }
  };
  await Promise.all([next(), next()]);
  expect(p95(times)).toBeLessThan(SIGN_UP_MS);
});
