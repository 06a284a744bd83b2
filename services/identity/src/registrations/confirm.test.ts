import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { makeLink } from '@psp/domain/joining/accounts/one-time-link';
import { aPdf } from '@psp/domain/testing/documents';
import { identity } from '../app.ts';
import { codeOf, member } from '../testing/browser.ts';
import { aFirmaSignUp, aUatSignUp, post, signedUp } from '../testing/sign-up.ts';
import { upload } from '../testing/upload.ts';
import { createReadDb } from '@psp/domain/read-db';

const { app: portal, database, rows } = await startTestApp(identity, 'identity');

const confirm = (token: string) => post(portal, '/verify', { type: 'email', token });
const joinedBy = (email: string) =>
  rows<{ account_id: string; id: string }>(
    `select m.account_id, m.role, o.* from account a join membership m on m.account_id = a.id
     join organisation o on o.id = m.organisation_id where a.email = ? order by o.id`,
    [email],
  );
const actsOf = (accountId: string | undefined) =>
  rows('select action, from_state, to_state from audit where account_id = ? order by id', [accountId]);

test('confirming makes the account and its organisation, which waits for approval', async () => {
  const { actor: admin } = await member(portal, { kind: 'admin' });
  const file = (await upload(portal, { content: aPdf(), kind: 'presentation' })).json<{ id: string; claim: string }>();
  const body = aFirmaSignUp({ attachment: { id: file.id, claim: file.claim } });
  const response = await confirm(await signedUp(portal, body));
  expect(response.json()).toEqual({ next: 'application', email: body.email });

  const [joined] = await joinedBy(body.email);
  expect(joined).toMatchObject({
    ...{ role: 'owner', kind: 'firma', status: 'pending', name: 'Exemplu Consult SRL', cui: body.organisation.cui },
    ...{ registration_number: 'J40/1234/2020', locality: 'București', website: 'https://www.exemplu.ro/' },
    ...{ legal_representative: 'Dan Popescu', portfolio: 'Zece proiecte.', applied_at: expect.anything() },
    // Its profile begins with what was typed here.
    ...{ description: 'Zece proiecte.', email: body.email, phone: '+40722123456' },
  });
  const lists = await rows<{ e: string[]; d: string[] }>(
    `select array(select expertise_slug from organisation_expertise where organisation_id = ? order by 1) as e,
       array(select domain_slug from organisation_domain where organisation_id = ? order by 1) as d`,
    [joined?.id, joined?.id],
  );
  expect(lists).toEqual([
    { e: ['infiintare-servicii-publice', 'juridic'], d: ['consultanta-juridica', 'strategii-locale'] },
  ]);
  expect(await rows('select position, phone, status from account where email = ?', [body.email])).toEqual([
    { position: 'Secretar general', phone: '+40722123456', status: 'active' },
  ]);
  expect(await rows('select organisation_id, claim_hash from stored_file where id = ?', [file.id])).toEqual([
    { organisation_id: joined?.id, claim_hash: null },
  ]);
  expect(await rows('select title from notification where account_id = ?', [admin.accountId])).toEqual([
    { title: 'Cerere de înscriere nouă' },
  ]);
  expect(
    await rows(`select data from mail where recipient = ? and template = 'application-received'`, [body.email]),
  ).toEqual([{ data: { name: 'Maria Ionescu', organisation: 'Exemplu Consult SRL' } }]);
  expect(await actsOf(joined?.account_id)).toEqual([
    { action: 'account.create', from_state: null, to_state: null },
    { action: 'organisation.apply', from_state: 'unconfirmed', to_state: 'pending' },
  ]);
});

test('the application keeps the id that its sign-up had, and with it its address', async () => {
  const body = aUatSignUp();
  const token = await signedUp(portal, body);
  const [signUp] = await rows<{ id: string }>('select id from registration where email = ?', [body.email]);
  await confirm(token);
  expect(await joinedBy(body.email)).toMatchObject([{ id: signUp?.id }]);
});

test('consent is kept with document, version, time and address of the sign-up', async () => {
  const body = aUatSignUp();
  await confirm(await signedUp(portal, body));
  const consents = await rows(
    `select c.document, c.version, c.given_at = r.created_at and c.address = r.address as "asSent" from consent c
     join account a on a.id = c.account_id join registration r on r.email = a.email where a.email = ? order by 1`,
    [body.email],
  );
  expect(consents).toEqual(
    ['data-processing', 'terms'].map((document) => ({ document, version: body.termsVersion, asSent: true })),
  );
});

test('what the sign-up held is wiped once it is confirmed, and the same link keeps its answer', async () => {
  const body = aUatSignUp();
  const token = await signedUp(portal, body);
  const first = await confirm(token);
  expect(await rows('select content, password_hash from registration where email = ?', [body.email])).toEqual([
    { content: {}, password_hash: '' },
  ]);
  const second = await confirm(token);
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
  expect(await joinedBy(body.email)).toHaveLength(1);
});

test('twenty confirmations of one link at the same moment make one account and one organisation', async () => {
  const body = aUatSignUp();
  const token = await signedUp(portal, body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
  expect(await joinedBy(body.email)).toHaveLength(1);
  expect(await rows('select 1 from organisation where cui = ?', [body.organisation.cui])).toHaveLength(1);
  expect(
    await rows(`select 1 from mail where recipient = ? and template = 'application-received'`, [body.email]),
  ).toHaveLength(1);
});

test('an expired, an invented and a mangled link are answered alike', async () => {
  const body = aUatSignUp();
  const token = await signedUp(portal, body);
  await rows(`update registration set expires_at = now() - interval '1 minute' where email = ?`, [body.email]);
  for (const wrong of [token, 'x'.repeat(43), `${token}a`]) {
    const response = await confirm(wrong);
    expect([response.statusCode, codeOf(response)]).toEqual([410, 'link.invalid']);
  }
  expect(await joinedBy(body.email)).toEqual([]);
});

test('an account made meanwhile with the address gets the organisation and keeps its password', async () => {
  const body = aUatSignUp();
  const token = await signedUp(portal, body);
  await rows(`insert into account (email, display_name, password_hash) values (?, 'Invitata', 'a-sa')`, [body.email]);
  expect((await confirm(token)).json()).toMatchObject({ next: 'application' });
  expect(await joinedBy(body.email)).toMatchObject([{ role: 'owner', status: 'pending' }]);
  expect(await rows('select display_name, password_hash from account where email = ?', [body.email])).toEqual([
    { display_name: 'Invitata', password_hash: 'a-sa' },
  ]);
});

test('the link of a changed e-mail is confirmed on the same page', async () => {
  const { actor } = await member(portal, { kind: 'uat' });
  const token = await makeLink(createReadDb(database.orm), {
    accountId: actor.accountId,
    purpose: 'email',
    minutes: 60,
    data: { email: 'schimbata@exemplu.ro' },
  });
  expect((await confirm(token)).json()).toEqual({ next: 'email-changed', email: 'schimbata@exemplu.ro' });
  expect(await rows('select email from account where id = ?', [actor.accountId])).toEqual([
    { email: 'schimbata@exemplu.ro' },
  ]);
});

test('the texts beside the checkboxes are kept by their version; one that never was is refused', async () => {
  const text = JSON.stringify({ text: 'Accept', link: 'termenii' });
  await rows(
    `insert into setting_version (setting, version, value, saved_at) values ('consent-text:terms', 0, ?::jsonb, now()),
       ('consent-text:terms', 1, ?::jsonb, now())`,
    [text, text],
  );
  const unknown = await post(portal, '/signup', aUatSignUp({ consentTexts: { terms: 2, 'data-processing': 0 } }));
  expect([unknown.statusCode, unknown.json()]).toMatchObject([409, { code: 'legal.version_changed' }]);
  const body = aUatSignUp({ consentTexts: { terms: 1, 'data-processing': 0 } });
  await confirm(await signedUp(portal, body));
  const kept = await rows(
    `select c.document, c.text_version from consent c join account a on a.id = c.account_id where a.email = ? order by 1`,
    [body.email],
  );
  expect(kept).toEqual([
    { document: 'data-processing', text_version: 0 },
    { document: 'terms', text_version: 1 },
  ]);
});
