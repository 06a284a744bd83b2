import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { applicationList } from '@psp/contracts/applications';
import { newId } from '@psp/domain/id';
import { bffAdmin } from '../app.ts';
import { applies, signsUp, viewOf } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
let admin: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  admin = await app.as({ kind: 'admin', role: 'editor' });
  await database.orm.em
    .fork()
    .execute(
      `insert into authority (siruta, name, type, county_code) values (144563, 'Comuna Șelimbăr', 'commune', 'SB')`,
    );
});

const read = async (id: string) => viewOf(await admin.get(`/applications/${id}`));
const list = async (query: string) => applicationList.parse((await admin.get(`/applications?${query}`)).json());

describe('the queue', () => {
  test('who waits longest for the association comes first, then who has to complete, the newest first among the others', async () => {
    await applies(app, { name: 'Coada Doi', days: 2 });
    await applies(app, { name: 'Coada Trei', days: 3 });
    await applies(app, { name: 'Coada Cinci', days: 5, status: 'needs_info' });
    await applies(app, { name: 'Coada Unu', days: 1, status: 'approved' });
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await names('q=coada')).toEqual(['Coada Trei', 'Coada Doi', 'Coada Cinci']);
    expect(await names('q=coada&status=all')).toEqual(['Coada Unu', 'Coada Doi', 'Coada Trei', 'Coada Cinci']);
    expect(await names('q=coada&status=approved')).toEqual(['Coada Unu']);
    expect((await list('status=rejected')).waiting).toBe(2);
  });

  test('search needs no diacritics and finds people and tax codes', async () => {
    const { email } = await applies(app, { name: 'Știința Învățării', cui: '4221306', county: 'IS' });
    for (const q of ['stiinta', 'ÎNVĂȚĂRII', '42213', email.slice(0, 12)])
      expect((await list(`q=${encodeURIComponent(q)}`)).items).toMatchObject([
        { name: 'Știința Învățării', contact: 'Ioana Test' },
      ]);
    expect((await list('q=stiinta&county=SB')).total).toBe(0);
    expect((await list('q=stiinta&kind=uat')).total).toBe(0);
    expect((await list(`q=${encodeURIComponent('%')}`)).total).toBe(0);
  });

  test('sign-ups that are not confirmed are rows of their own, the newest of each address', async () => {
    await signsUp(database.orm, 'dublu@exemplu.ro', 'Prima Încercare');
    const id = await signsUp(database.orm, 'DUBLU@exemplu.ro', 'A Doua Încercare');
    expect((await list('q=incercare')).total).toBe(0);
    for (const status of ['unconfirmed', 'all'])
      expect((await list(`q=incercare&status=${status}`)).items).toMatchObject([
        { id, name: 'A Doua Încercare', status: 'unconfirmed', email: 'DUBLU@exemplu.ro', files: 0 },
      ]);
  });

  test('a sign-up with the address of somebody who has an account is nobody’s to wait for', async () => {
    const { email } = await app.as({ kind: 'firma' });
    const id = await signsUp(database.orm, email, 'Fără Rând');
    expect((await list('q=fara%20rand&status=all')).total).toBe(0);
    expect((await admin.get(`/applications/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/accounts?q=${email}`)).json()).toMatchObject({ total: 1 });
  });

  test('twenty at a time, counted over all', async () => {
    for (let n = 0; n < 22; n++) await applies(app, { name: `Pagina ${n}`, days: 100 - n });
    const second = await list('q=pagina&page=2');
    expect(second).toMatchObject({ total: 22, page: 2, items: [{ name: 'Pagina 20' }, { name: 'Pagina 21' }] });
  });
});

describe('one application', () => {
  test('shows its data, its duplicates and what the check of the tax code says', async () => {
    const first = await applies(app, {
      kind: 'uat',
      name: 'Comuna Șelimbăr',
      siruta: 144563,
      cui: '4270740',
      status: 'rejected',
    });
    const second = await applies(app, { kind: 'uat', name: 'Primăria Șelimbăr', siruta: 144563, cui: '4270740' });
    await rows(
      `insert into consent (account_id, document, version, address) values (?, 'terms', '2026-11-01', '192.0.2.7')`,
      [second.actor.accountId],
    );
    expect(await read(second.id)).toMatchObject({
      content: { kind: 'uat', name: 'Primăria Șelimbăr', uatType: 'commune' },
      authority: 'Comuna Șelimbăr',
      cuiCheck: 'ok',
      contact: { displayName: 'Ioana Test', email: second.email },
      duplicates: [{ id: first.id, by: 'cui', status: 'rejected' }],
      consents: [{ document: 'terms', address: '192.0.2.7' }],
      actions: ['approve', 'requestInfo', 'reject'],
    });
    expect((await list('q=selimbar')).items).toMatchObject([{ hasDuplicates: true }]);
  });

  test('of a sign-up that is not confirmed can be read and its mail sent again', async () => {
    const email = 'neconfirmat@exemplu.ro';
    const id = await signsUp(database.orm, email);
    expect(await read(id)).toMatchObject({
      status: 'unconfirmed',
      content: { name: 'Firma Neconfirmată', cui: '18547290', expertise: ['juridic'], website: null },
      contact: { displayName: 'Ștefan Neconfirmat', phone: '+40722123456' },
      consents: [{ document: 'terms', address: '192.0.2.1' }, { document: 'data-processing' }],
      actions: ['resend'],
    });
    const viewer = await app.as({ kind: 'admin', role: 'viewer' });
    expect(viewOf(await viewer.get(`/applications/${id}`)).actions).toEqual([]);
    const again = viewOf(await admin.post(`/applications/${id}/resend`));
    expect(again.history).toMatchObject([{ action: 'registration.resend', outcome: 'done' }]);
    expect(
      await rows(`select data as payload from pgboss.job where name = 'send-link' and data ->> 'email' = ?`, [email]),
    ).toEqual([{ payload: { kind: 'confirmation', email } }]);
    for (let n = 0; n < 3; n++) await admin.post(`/applications/${id}/resend`);
    expect((await admin.post(`/applications/${id}/resend`)).statusCode).toBe(429);
  });

  test('that nobody sent is not found', async () => {
    expect((await admin.get(`/applications/${newId()}`)).statusCode).toBe(404);
    expect((await admin.post(`/applications/${newId()}/approve`, { version: 1 })).statusCode).toBe(404);
    expect((await admin.post(`/applications/${newId()}/resend`)).statusCode).toBe(404);
  });

  test("of an application are sent as a download, another's not", async () => {
    const applicant = await applies(app);
    await app.files.write('application/a.pdf', Buffer.from('%PDF-1.7'));
    const [file] = await rows<{ id: string }>(
      `insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key)
       values ('application', ?, 'Hotărâre.pdf', 'application/pdf', 8, 'application/a.pdf') returning id`,
      [applicant.id],
    );
    expect((await read(applicant.id)).files).toMatchObject([{ name: 'Hotărâre.pdf', size: 8 }]);
    const sent = await admin.get(`/applications/${applicant.id}/files/${file?.id}`);
    expect([sent.statusCode, sent.body]).toEqual([200, '%PDF-1.7']);
    expect(sent.headers['content-disposition']).toContain('attachment');
    expect((await admin.get(`/applications/${(await applies(app)).id}/files/${file?.id}`)).statusCode).toBe(404);
  });
});
