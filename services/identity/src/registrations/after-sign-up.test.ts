import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';
import { aDocx, aPdf } from '@psp/domain/testing/documents';
import { identity } from '../app.ts';
import { codeOf, member } from '../testing/browser.ts';
import { aFirmaSignUp, aUatSignUp, post } from '../testing/sign-up.ts';
import { upload } from '../testing/upload.ts';
import { asSystem } from '@psp/domain/as-system';

const { app: portal, database, rows } = await startTestApp(identity, 'identity');

const signUp = (body: object, headers = {}) => post(portal, '/signup', body, headers);

test('an uploaded file goes with the sign-up, also with a second one that corrects it, and to nobody else', async () => {
  const file = (await upload(portal, { content: aPdf() })).json<{ id: string; claim: string }>();
  const attachment = { id: file.id, claim: file.claim };
  const mistyped = aUatSignUp({ attachment });
  const corrected = aUatSignUp({ attachment });
  expect((await signUp(mistyped)).statusCode).toBe(202);
  expect((await signUp(corrected)).statusCode).toBe(202);
  expect(
    await rows('select r.email from stored_file f join registration r on r.id = f.registration_id where f.id = ?', [
      file.id,
    ]),
  ).toEqual([{ email: corrected.email }]);
  const stolen = { id: file.id, claim: 'x'.repeat(43) };
  expect(codeOf(await signUp(aUatSignUp({ attachment: stolen })))).toBe('not_found');
});

test('a firm’s presentation is a PDF, whatever it was uploaded as', async () => {
  const file = (await upload(portal, { content: aDocx(), kind: 'document' })).json<{ id: string; claim: string }>();
  const attachment = { id: file.id, claim: file.claim };
  const body = aFirmaSignUp({ attachment });
  const response = await signUp(body);
  expect([response.statusCode, codeOf(response)]).toEqual([415, 'file.not_pdf']);
  expect(await rows('select 1 from registration where email = ?', [body.email])).toEqual([]);
  expect((await signUp(aUatSignUp({ attachment }))).statusCode).toBe(202);
});

const issue = (email: string, registrationId?: string) =>
  asSystem(database.orm, (write) => issueConfirmation(write, email, registrationId));
const tokensTo = async (email: string) =>
  (
    await rows<{ token: string }>(`select data ->> 'token' as token from mail where recipient = ? order by id`, [email])
  ).map(({ token }) => token);

test('each sign-up of an address has a link of its own, which no later one ends', async () => {
  const body = aUatSignUp();
  await signUp(body);
  await signUp({ ...aFirmaSignUp(), email: body.email });
  const jobs = await rows<{ id: string }>(
    `select data ->> 'registrationId' as id from pgboss.job where data ->> 'email' = ? order by id`,
    [body.email],
  );
  for (const { id } of jobs) await issue(body.email.toUpperCase(), id);
  const tokens = await tokensTo(body.email);
  expect(tokens).toHaveLength(2);
  for (const token of tokens)
    expect((await post(portal, '/verify', { type: 'email', token })).json()).toEqual({
      next: 'application',
      email: body.email,
    });
});

test('the mail sent again belongs to the newest sign-up and replaces its link, not those of others', async () => {
  const body = aUatSignUp();
  await signUp(body);
  await issue(body.email);
  await signUp({ ...aFirmaSignUp(), email: body.email });
  await issue(body.email);
  await issue(body.email);
  const [first = '', replaced = '', newest = ''] = await tokensTo(body.email);
  expect(codeOf(await post(portal, '/verify', { type: 'email', token: replaced }))).toBe('link.invalid');
  for (const token of [first, newest])
    expect((await post(portal, '/verify', { type: 'email', token })).statusCode).toBe(200);
});

const askedFor = (email: string) => rows(`select 1 from pgboss.job where data ->> 'email' = ?`, [email]);

test('asking for the mail again answers alike for everybody; more than three in a quarter of an hour are not sent', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  for (const address of [email, 'necunoscut@exemplu.ro']) {
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      const { statusCode, body } = await post(portal, '/resend', { email: address });
      answers.push(`${statusCode} ${body}`);
    }
    expect(answers).toEqual(Array(5).fill('202 {}'));
    expect(await askedFor(address)).toHaveLength(3);
  }
});

test('one address asks for mails thirty times an hour, whosever they are', async () => {
  const answers = [];
  for (let index = 0; index < 31; index += 1) {
    const payload = { email: `cineva-${index}@exemplu.ro` };
    const sent = { method: 'POST', url: '/api/identity/resend', remoteAddress: '10.200.0.2', payload } as const;
    answers.push((await portal.app.inject(sent)).statusCode);
  }
  expect(answers).toEqual([...Array<number>(30).fill(202), 429]);
});
