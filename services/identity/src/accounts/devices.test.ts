import { expect, test } from '@jest/globals';
import { Browser, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { deviceText } from './device.ts';

const here = await testPortal();
const { rows, mailsTo } = here;
const newDevices = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'new-device').map(({ data }) => data);

test('the first sign-in is announced to nobody, the next from another browser is', async () => {
  const { email } = await member(here.portal, { kind: 'uat' });
  await new Browser(here.portal).signIn(email);
  expect(await newDevices(email)).toEqual([]);
  await new Browser(here.portal, '10.1.2.3').signIn(email);
  expect(await newDevices(email)).toEqual([
    { name: 'Ioana Test', device: 'Dispozitiv necunoscut', address: '10.1.2.3', at: expect.any(String) },
  ]);
});

test('a browser that was used before is known again, also after signing out', async () => {
  const { email, actor } = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(email);
  await browser.signOut('local');
  await browser.signIn(email);
  expect(await newDevices(email)).toEqual([]);
  expect(await rows('select 1 from device where account_id = ?', [actor.accountId])).toHaveLength(1);
});

test('a browser is known for each account on its own, and its secret is kept as a hash', async () => {
  const [one, other] = [await member(here.portal, { kind: 'uat' }), await member(here.portal, { kind: 'uat' })];
  const browser = new Browser(here.portal);
  await browser.signIn(one.email);
  await new Browser(here.portal).signIn(other.email);
  await browser.signIn(other.email);
  expect(await newDevices(other.email)).toHaveLength(1);
  const secret = browser.cookies.get('psp_device')?.value ?? '';
  expect(JSON.stringify(await rows('select * from device'))).not.toContain(secret);
});

test('a wrong password from a new browser is no sign-in, and announced to nobody', async () => {
  const { email } = await member(here.portal, { kind: 'uat' });
  await new Browser(here.portal).signIn(email);
  await new Browser(here.portal).signIn(email, 'gresita');
  expect(await newDevices(email)).toEqual([]);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome pe Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari pe iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox pe Linux'],
  ['', 'Dispozitiv necunoscut'],
  ['<script>', 'Dispozitiv necunoscut'],
])('%s reads as %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});
