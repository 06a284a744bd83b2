import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aPdf } from '@psp/domain/testing/documents';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';
import { codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { aUatSignUp, anAccessSignUp, ELSEWHERE, linkFor, post } from '../testing/sign-up.ts';
import { upload } from '../testing/upload.ts';
import { asSystem } from '@psp/domain/as-system';

const { portal, rows } = await testPortal();

const send = (body: object, key: string, headers = {}) =>
  post(portal, '/signup', body, { 'idempotency-key': key, ...headers });
const registrations = (email: string) => rows('select 1 from registration where email = ?', [email]);
const asked = (email: string) =>
  rows(`select 1 from pgboss.job where name = 'send-link' and data ->> 'email' = ?`, [email]);
const confirm = async (token: string, headers = {}) =>
  (await post(portal, '/verify', { type: 'email', token }, headers)).json();

test('a sign-up whose answer was lost is sent again without a second row or mail, also with its file', async () => {
  const { id, claim } = (await upload(portal, { content: aPdf() })).json<{ id: string; claim: string }>();
  const [body, key] = [aUatSignUp({ attachment: { id, claim } }), randomUUID()];
  const first = await send(body, key);
  const second = await send(body, key);
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect([await registrations(body.email), await asked(body.email)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  expect(await rows('select 1 from stored_file where id = ? and registration_id is not null', [id])).toHaveLength(1);
});

test('twenty at one moment make one, and limits do not count those that come afterwards', async () => {
  const [body, key] = [aUatSignUp(), randomUUID()];
  await send(body, key);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, key)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect([await registrations(body.email), await asked(body.email)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test('five that arrive together make one', async () => {
  const [body, key] = [aUatSignUp(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(202));
  expect([await registrations(body.email), await asked(body.email)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test('the browser that got the second answer confirms by the link alone, though the first was lost with its secret', async () => {
  const [body, key] = [aUatSignUp(), randomUUID()];
  await send(body, key, ELSEWHERE);
  const [secret] = (await send(body, key, ELSEWHERE)).cookies;
  const token = await linkFor(portal.orm, body.email);
  const held = { cookie: `psp_signup=${secret?.value}` };
  expect(await confirm(token, held)).toEqual({ next: 'application', email: body.email });
});

test('sent again after its link was opened it is answered as before, and nothing more happens', async () => {
  const [body, key] = [aUatSignUp(), randomUUID()];
  await send(body, key);
  await confirm(await linkFor(portal.orm, body.email));
  expect((await send(body, key)).statusCode).toBe(202);
  expect(await registrations(body.email)).toHaveLength(1);
  expect(await rows('select 1 from organisation where cui = ?', [body.organisation.cui])).toHaveLength(1);
});

test('the key of somebody else’s sign-up changes nothing of it, and another intention is another sign-up', async () => {
  const [body, other, key] = [aUatSignUp(), aUatSignUp(), randomUUID()];
  await send(body, key);
  await send(other, key);
  await send(body, randomUUID());
  expect([await registrations(body.email), await registrations(other.email)]).toMatchObject([
    { length: 2 },
    { length: 1 },
  ]);
  expect(codeOf(await send(aUatSignUp(), 'scurt'))).toBe('body.invalid');
});

test('the second of two sign-ups for one organisation tells its owner of no request: there is none', async () => {
  const body = aUatSignUp();
  for (const key of [randomUUID(), randomUUID()]) await send(body, key);
  const ids = await rows<{ id: string }>('select id from registration where email = ? order by id', [body.email]);
  for (const { id } of ids) await asSystem(portal.orm, (write) => issueConfirmation(write, body.email, id));
  const mails = await rows<{ token: string }>(
    `select data ->> 'token' as token from mail where recipient = ? order by id`,
    [body.email],
  );
  const next: unknown[] = [];
  for (const { token } of mails) next.push(await confirm(token), await confirm(token));
  const [first, second] = ['application', 'member'].map((what) => ({ next: what, email: body.email }));
  expect(next).toEqual([first, first, second, second]);
  expect(
    await rows('select 1 from access_request r join account a on a.id = r.account_id where a.email = ?', [body.email]),
  ).toEqual([]);
});

test('a member who asks for access to their own organisation is told of no request either', async () => {
  const { email, actor } = await member(portal, { kind: 'uat' });
  await send(anAccessSignUp(actor.organisationId, { email }), randomUUID());
  expect(await confirm(await linkFor(portal.orm, email))).toEqual({ next: 'member', email });
});
