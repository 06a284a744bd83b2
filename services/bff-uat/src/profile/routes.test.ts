import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identityChangeTaken, organisationProfile } from '@psp/contracts/organisation-profile';
import { newId } from '@psp/domain/id';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');
const uat = await app.as({ kind: 'uat' });
const { organisationId } = uat.actor;
const profile = async () => organisationProfile.parse((await uat.get('/profile')).json());
const contact = { address: 'Strada Mare 1', email: 'primaria@exemplu.ro', phone: '0269 208 800' };

test('contact data is saved whole, versioned and recorded; the name is not among it', async () => {
  const { version, name } = await profile();
  expect((await uat.put('/profile', { version, ...contact })).statusCode).toBe(204);
  const saved = await profile();
  expect(saved).toMatchObject({ ...contact, phone: '+40269208800', name });
  expect(saved.version).toBeGreaterThan(version);
  expect((await uat.put('/profile', { version, ...contact })).json()).toMatchObject({ code: 'version.stale' });
  expect((await uat.put('/profile', { version: saved.version, ...contact, name: 'Altă comună' })).statusCode).toBe(400);
  const acts = await rows(
    `select action, outcome, details ->> 'title' as title from audit where action = 'organisation.editContact' order by id`,
  );
  expect(acts).toEqual([
    { action: 'organisation.editContact', outcome: 'done', title: 'Adresa, E-mail, Telefon' },
    { action: 'organisation.editContact', outcome: 'refused', title: null },
  ]);
});

test.each([
  ['address', ''],
  ['email', 'primaria'],
  ['phone', '123'],
])('%s "%s" is refused at its field', async (field, value) => {
  const { version } = await profile();
  const response = await uat.put('/profile', { version, ...contact, [field]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
});

test('who only reads changes nothing and asks for nothing', async () => {
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId });
  expect((await viewer.get('/profile')).statusCode).toBe(200);
  expect((await viewer.put('/profile', { version: 1, ...contact })).statusCode).toBe(403);
  expect((await viewer.post('/profile/logo', { imageId: newId() })).statusCode).toBe(403);
});

test('a picture of another organisation is not shown as the logo', async () => {
  expect((await uat.post('/profile/logo', { imageId: newId() })).statusCode).toBe(404);
  expect((await profile()).logo).toBeNull();
});

test.each(['pending', 'needs_info'] as const)(
  'an authority that is %s prepares its contact, and asks for no other name',
  async (status) => {
    const waiting = await app.as({ kind: 'uat', status });
    expect((await waiting.put('/profile', { version: 1, ...contact })).statusCode).toBe(204);
    expect((await waiting.post('/profile/logo', { imageId: newId() })).json()).toMatchObject({ code: 'not_found' });
    const change = { name: 'Orașul Nou', cui: '4221306', reason: 'Legea 1/2026.', key: newId() };
    const answer = await waiting.post('/profile/identity', change);
    expect(answer.json()).toMatchObject({ code: 'auth.organisation_not_active' });
  },
);

test('another name or tax code is asked of the association by one ticket, and changes nothing by itself', async () => {
  const before = await profile();
  const body = { name: 'Orașul Nou', cui: '4221306', reason: 'Legea 1/2026.', key: newId() };
  const ask = async () => identityChangeTaken.parse((await uat.post('/profile/identity', body)).json()).number;
  expect(await ask()).toBe(await ask());
  const tickets = await rows<{ subject: string; body: string }>(
    `select t.subject, m.body from ticket t join ticket_message m on m.ticket_id = t.id`,
  );
  expect(tickets).toHaveLength(1);
  expect(tickets[0]?.subject).toContain('Modificare de denumire sau CUI');
  expect(tickets[0]?.body).toMatch(/Orașul Nou\n.*4221306\n\nMotivul:\nLegea 1\/2026\./);
  expect(await profile()).toEqual(before);
});

test.each(['abc', '<svg>', '1'])('%s is no tax code to ask for', async (cui) => {
  const body = { name: 'Orașul Nou', cui, reason: 'Legea 1/2026.', key: newId() };
  expect((await uat.post('/profile/identity', body)).json()).toMatchObject({ code: 'body.invalid' });
});
