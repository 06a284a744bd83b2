import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { renderMail } from '@psp/bff-kit/mail/render';
import { mailPreview, mailTextList, mailTextView } from '@psp/contracts/mail-texts';
import { readMailText } from '@psp/domain/operating/mail/mail-texts';
import {
  CHANGEABLE_MAILS,
  fieldsOf,
  PORTAL_TEXT,
  portalTextOf,
  problemOf,
  writeExample,
  writeMail,
} from '@psp/domain/operating/mail/write-mail';
import { found } from '@psp/domain/load';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const stranger = await app.as({ kind: 'firma' });

interface Queued {
  recipient: string;
  data: Record<'name' | 'template' | 'title' | 'message', string>;
}

const SENDER = { publicOrigin: 'https://portal.exemplu.ro', contact: null };
const pathOf = (template: string) => `/settings/mail-texts/${template}`;
const view = async (template: string) => mailTextView.parse((await admin.get(pathOf(template))).json());
const save = (template: string, version: number, value: object) => admin.post(pathOf(template), { version, value });
const rejection = { name: 'Ana Pop', organisation: 'Comuna Hărman', reason: 'Lipsește {{rol}}.\n<b>Atât.</b>' };
/* The mail as the worker sends it. */
const sent = async () =>
  renderMail(
    writeMail({ template: 'rejected', data: rejection }, await readMailText(db, 'rejected', new Date()), null),
    SENDER,
  );

test.each(CHANGEABLE_MAILS)(
  'the portal’s own text of %s, with fields, says the same as the portal does',
  (template) => {
    const own = portalTextOf(template);
    expect(problemOf(template, own)).toBeNull();
    expect(writeExample(template, own, 'contact@asociatie.example')).toEqual(
      writeExample(template, PORTAL_TEXT, 'contact@asociatie.example'),
    );
    const names = fieldsOf(template).text.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('a mail begins with the text of the portal, and a change is in the next one that is sent', async () => {
  const before = await view('rejected');
  expect(before).toMatchObject({ version: 0, value: PORTAL_TEXT, versions: [], label: 'Înscriere respinsă' });
  expect(before.portal).toEqual({
    subject: 'Înscrierea a fost respinsă: {{organizatie}}',
    text: 'Cererea de înscriere a organizației „{{organizatie}}” a fost respinsă. Motivul:\n\n{{motiv}}\n\nPuteți corecta datele și trimite cererea din nou.',
  });
  expect((await sent()).subject).toBe('Înscrierea a fost respinsă: Comuna Hărman');
  const text = 'Ne pare rău. {{ motiv }}\n\nScrieți-ne la {{contact}}, {{organizatie}}.';
  const saved = await save('rejected', 0, { subject: before.portal.subject, text });
  expect(mailTextView.parse(saved.json())).toMatchObject({ version: 1, value: { subject: null, text } });
  const mail = await sent();
  expect(mail.subject).toBe('Înscrierea a fost respinsă: Comuna Hărman');
  expect(mail.text).toContain('Ne pare rău. Lipsește {{rol}}.\n<b>Atât.</b>\n\nScrieți-ne la adresa din pagina');
  expect(mail.text).toContain('https://portal.exemplu.ro/cerere');
  expect(mail.html).toContain('&lt;b&gt;Atât.');
  expect(mail.html).not.toContain('<b>');
});

test('another instance of the service reads the change at once', async () => {
  const { orm } = database;
  const other = await createTestApp(bffAdmin, { orm, area: 'admin' });
  const colleague = await other.as({ kind: 'admin', organisationId: admin.actor.organisationId });
  expect((await colleague.get(pathOf('rejected'))).json()).toMatchObject({ version: 1, value: { subject: null } });
  await other.close();
});

test('an earlier text comes back, also the portal’s own, and the audit says who did it', async () => {
  const restored = await admin.post(`${pathOf('rejected')}/restore`, { version: 1, of: 0 });
  expect(mailTextView.parse(restored.json())).toMatchObject({ version: 2, value: PORTAL_TEXT });
  expect((await sent()).text).toContain('a fost respinsă. Motivul:');
  const acts = await rows(
    `select action, details from audit where entity = 'setting' and outcome = 'done' order by id`,
  );
  expect(acts).toEqual([
    { action: 'setting.save', details: { setting: 'E-mail: Înscriere respinsă', version: 1 } },
    { action: 'setting.restore', details: { setting: 'E-mail: Înscriere respinsă', version: 2, of: 0 } },
  ]);
  const { rows: list } = mailTextList.parse((await reader.get('/settings/mail-texts')).json());
  expect(list.find(({ template }) => template === 'rejected')).toMatchObject({
    isChanged: false,
    savedBy: 'Ioana Test',
  });
  expect(list.length).toBe(CHANGEABLE_MAILS.length);
});

test.each([
  [
    'an unknown field',
    'Motiv: {{motiv}}\n{{organisatie}}',
    'Câmp necunoscut: {{organisatie}}, rândul 2. Ați vrut {{organizatie}}?',
  ],
  ['a field of another mail', '{{motiv}} {{raspuns}}', 'Câmp necunoscut: {{raspuns}}, rândul 1.'],
  ['a field of every object', '{{motiv}} {{constructor}}', 'Câmp necunoscut: {{constructor}}, rândul 1.'],
  ['an empty field', '{{motiv}}\n\n{{ }}', 'Câmp necunoscut: {{ }}, rândul 3.'],
  [
    'a field that does not end',
    '{{motiv}}\n{{organizatie',
    'Câmp neterminat, rândul 2. Un câmp se scrie cu două acolade: {{nume}}.',
  ],
  ['a single brace', '{motiv}', 'Câmp neterminat, rândul 1. Un câmp se scrie cu două acolade: {{nume}}.'],
  ['a missing field', 'V-am respins.', 'Lipsește câmpul {{motiv}}.'],
  [
    'markup',
    '{{motiv}} <a href="https://rau.example">aici</a>',
    'Textul este simplu, fără HTML: <a href="https://rau.example">, rândul 1.',
  ],
])('%s in a text is refused with its name and place', async (_, text, message) => {
  const { version } = await view('rejected');
  const value = { subject: 'Respinsă', text };
  for (const answer of [
    await save('rejected', version, value),
    await admin.post(`${pathOf('rejected')}/preview`, value),
    await admin.post(`${pathOf('rejected')}/test`, value),
  ]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'mail-text.broken', message, details: { part: 'text' } });
  }
  expect((await view('rejected')).version).toBe(version);
  const inSubject = await save('rejected', version, { subject: 'Despre {{motivul}}', text: '{{motiv}}' });
  expect(inSubject.json()).toMatchObject({ details: { part: 'subject' } });
});

test('the text that the portal composes cannot be left out, but what stands around it can be changed', async () => {
  const subject = 'Noutăți: {{subiect}}';
  expect((await save('digest', 0, { subject, text: 'Noutăți.' })).json()).toMatchObject({
    message: 'Lipsește câmpul {{continut}}.',
  });
  const preview = mailPreview.parse(
    (await admin.post(`${pathOf('digest')}/preview`, { subject, text: 'Dragi colegi,\n\n{{continut}}' })).json(),
  );
  expect(preview.subject).toBe('Noutăți: Rezumat, 3 noutăți: 3 oferte noi la SP-2026-000118 și altele');
  expect(preview.html).toMatch(/Dragi colegi,.*aceste noutăți:.*3 oferte noi la SP-2026-000118/s);
});

test('only editors of the settings change, preview and test texts; readers read; an unknown mail is not there', async () => {
  const { version, portal } = await view('approved');
  for (const path of ['/preview', '/test'])
    expect((await reader.post(pathOf('approved') + path, portal)).statusCode).toBe(403);
  expect((await reader.post(`${pathOf('approved')}/restore`, { version, of: 0 })).statusCode).toBe(403);
  expect((await reader.post(pathOf('approved'), { version, value: portal })).statusCode).toBe(403);
  expect((await reader.get(pathOf('approved'))).statusCode).toBe(200);
  expect((await stranger.get(pathOf('approved'))).statusCode).toBe(403);
  for (const template of ['nimic', 'mail-test', 'constructor', '__proto__']) {
    expect((await admin.get(pathOf(template))).statusCode).toBe(404);
    expect((await save(template, 0, portal)).statusCode).toBe(404);
    expect((await admin.post(`${pathOf(template)}/preview`, portal)).statusCode).toBe(404);
  }
});

test('of two who save what they read one is told, and huge texts are refused', async () => {
  const both = await Promise.all(
    ['Una', 'Alta'].map((word) => save('restored', 0, { subject: 'Subiect', text: `${word}: {{organizatie}}` })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await save('restored', 1, { subject: 'a'.repeat(201), text: 'Text' })).statusCode).toBe(400);
  expect((await save('restored', 1, { subject: 'Subiect', text: 'a'.repeat(4001) })).statusCode).toBe(400);
  expect((await save('restored', 1, { subject: 'Subiect', text: ' ' })).statusCode).toBe(400);
});

test('a test goes to the administrator’s own address, with an example, and not without end', async () => {
  const value = { subject: 'Bun venit, {{organizatie}}', text: 'Bine ați venit!\n\n{{organizatie}}' };
  expect((await admin.post(`${pathOf('approved')}/test`, value)).statusCode).toBe(204);
  const [queued] = await rows<Queued>(`select recipient, data from mail where template = 'mail-test'`);
  const [own] = await rows<{ email: string }>(`select email from account where id = ?`, [admin.actor.accountId]);
  expect(queued).toMatchObject({ recipient: own?.email, data: { template: 'approved', title: value.subject } });
  const data = found(queued).data;
  const mail = await renderMail(writeMail({ template: 'mail-test', data }, PORTAL_TEXT, null), SENDER);
  expect(mail.subject).toBe('Probă: Bun venit, Comuna Șelimbăr');
  expect(mail.text).toContain('Bine ați venit!\n\nComuna Șelimbăr');
  expect(mail.text).toContain('Acesta este un e-mail de probă');
  const statuses = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await admin.post(`${pathOf('approved')}/test`, value)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
