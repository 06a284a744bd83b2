import { expect, test } from '@jest/globals';
import { Browser, member, REFRESH } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

async function administrator() {
  const { email } = await member(portal, { kind: 'admin' });
  const browser = new Browser(portal);
  await browser.enrol(email);
  const [sessionId] = (browser.cookies.get('psp_refresh')?.value ?? '').split('.');
  const idleFor = (minutes: number) =>
    rows('update session set last_seen_at = last_seen_at - make_interval(mins => ?) where id = ?', [
      minutes,
      sessionId,
    ]);
  const minutesIdle = async () => {
    const [row] = await rows<{ minutes: number }>(
      'select floor(extract(epoch from now() - last_seen_at) / 60)::int as minutes from session where id = ?',
      [sessionId],
    );
    return row?.minutes;
  };
  return { browser, idleFor, minutesIdle };
}

test('polls of a page that nobody uses, and the renewals they need, do not keep the session of an ADMIN open', async () => {
  const { browser, idleFor, minutesIdle } = await administrator();
  await idleFor(10);
  expect((await browser.poll('GET', '/notifications')).statusCode).toBe(200);
  expect((await browser.poll('GET', '/session')).statusCode).toBe(200);
  const before = browser.cookies.get('psp_refresh');
  expect((await browser.poll('POST', '/token', REFRESH)).statusCode).toBe(204);
  expect(browser.cookies.get('psp_refresh')).not.toEqual(before);
  expect(await minutesIdle()).toBe(10);
  await idleFor(6);
  expect((await browser.poll('GET', '/notifications')).statusCode).toBe(401);
  expect((await browser.poll('POST', '/token', REFRESH)).statusCode).toBe(401);
});

test('a renewal that the person caused counts as seen', async () => {
  const { browser, idleFor, minutesIdle } = await administrator();
  await idleFor(10);
  expect((await browser.renew()).statusCode).toBe(204);
  expect(await minutesIdle()).toBe(0);
});
