import { describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { accountDetail, accountList, organisationList, organisationView } from '@psp/contracts/users';
import { newId } from '@psp/domain/id';
import { bffAdmin } from '../app.ts';
import { applies, signsUp } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const second = await app.as({ kind: 'admin', organisationId: admin.actor.organisationId });

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const mails = (recipient: string) =>
  rows<{ template: string; data: object }>('select template, data from mail where recipient = ?', [recipient]);

describe('organisations', () => {
  const read = async (id: string) => organisationView.parse((await admin.get(`/organisations/${id}`)).json());
  const list = async (query: string) => organisationList.parse((await admin.get(`/organisations?${query}`)).json());

  test('are found by name without diacritics, and by tax code, in Romanian order', async () => {
    await applies(app, { name: 'Țesătoria Albă', status: 'approved', cui: '4221306' });
    await applies(app, { name: 'Tesătoria Zece', status: 'suspended' });
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await names('q=tesatoria')).toEqual(['Tesătoria Zece', 'Țesătoria Albă']);
    expect(await names('q=4221306')).toEqual(['Țesătoria Albă']);
    expect(await names('q=tesatoria&status=suspended')).toEqual(['Tesătoria Zece']);
    expect(await names('kind=admin')).toEqual(['Organizația admin']);
  });

  test('a suspension has a reason, is told, and holds until it is lifted', async () => {
    const firm = await applies(app, { status: 'approved' });
    await rows(`update account set phone = '+40722123456' where id = ?`, [firm.actor.accountId]);
    expect(await read(firm.id)).toMatchObject({
      contact: { displayName: 'Ioana Test', email: firm.email, phone: '+40722123456' },
      actions: ['suspend', 'correctIdentity'],
      people: [{ email: firm.email, role: 'owner' }],
      members: 1,
    });
    const path = `/organisations/${firm.id}`;
    const { proposal } = organisationView.parse(
      (await admin.post(`${path}/suspend`, { version: 1, reason: 'Date false.' })).json(),
    );
    await second.post(`/suspension-proposals/${proposal?.id}/confirm`, { version: proposal?.version });
    const suspended = await read(firm.id);
    expect(suspended).toMatchObject({
      status: 'suspended',
      statusReason: 'Date false.',
      actions: ['restore', 'correctIdentity'],
    });
    const restored = organisationView.parse(
      (await admin.post(`${path}/restore`, { version: suspended.version, reason: 'Clarificat.' })).json(),
    );
    expect(restored).toMatchObject({ status: 'approved', statusReason: null, actions: ['suspend', 'correctIdentity'] });
    expect(restored.history.map(({ action, reason }) => [action, reason])).toEqual([
      ['suspension.propose', 'Date false.'],
      ['suspension.confirm', null],
      ['organisation.suspend', 'Date false.'],
      ['organisation.restore', 'Clarificat.'],
    ]);
    expect((await mails(firm.email)).map(({ template }) => template)).toEqual(['suspended', 'restored']);
  });

  test('the association cannot suspend itself', async () => {
    const own = await read(admin.actor.organisationId);
    expect(own.actions).toEqual([]);
    const answer = await admin.post(`/organisations/${own.id}/suspend`, { version: own.version, reason: 'Test.' });
    expect(codeOf(answer)).toBe('auth.forbidden');
  });

  test('one that does not exist is not found', async () => {
    expect((await admin.get(`/organisations/${newId()}`)).statusCode).toBe(404);
    expect((await admin.post(`/organisations/${newId()}/suspend`, { version: 1, reason: 'x' })).statusCode).toBe(404);
  });
});

describe('people', () => {
  const read = async (id: string) => accountDetail.parse((await admin.get(`/accounts/${id}`)).json());
  const list = async (query: string) => accountList.parse((await admin.get(`/accounts?${query}`)).json());

  test('are found by name and e-mail, those who did not confirm among them', async () => {
    const person = await applies(app, { name: 'Unde Lucrez' });
    await rows(`update account set display_name = 'Ștefania Țărnă' where id = ?`, [person.actor.accountId]);
    expect((await list('q=stefania')).items).toMatchObject([
      {
        displayName: 'Ștefania Țărnă',
        status: 'active',
        organisations: ['Unde Lucrez'],
        lastSeenAt: expect.any(String),
      },
    ]);
    expect((await list(`q=${person.email}`)).total).toBe(1);
    const id = await signsUp(database.orm, 'in.asteptare@exemplu.ro');
    for (const status of ['all', 'unconfirmed'])
      expect((await list(`q=in.asteptare&status=${status}`)).items).toMatchObject([
        { id, status: 'unconfirmed', lastSeenAt: null },
      ]);
    expect((await list('q=in.asteptare&status=active')).total).toBe(0);
    expect(await read(id)).toMatchObject({ status: 'unconfirmed', actions: ['resendConfirmation'] });
    const again = await admin.post(`/accounts/${id}/resend-confirmation`);
    expect(accountDetail.parse(again.json()).history).toMatchObject([{ action: 'registration.resend' }]);
  });

  test('a suspension holds on the next request and is lifted with a reason too', async () => {
    const colleague = await app.as({ kind: 'admin', role: 'viewer' });
    const { accountId } = colleague.actor;
    expect((await colleague.get('/organisations')).statusCode).toBe(200);
    const { version, actions } = await read(accountId);
    expect(actions).toEqual(['suspend']);
    const suspended = accountDetail.parse(
      (await admin.post(`/accounts/${accountId}/suspend`, { version, reason: 'Plecat.' })).json(),
    );
    expect(suspended).toMatchObject({ status: 'suspended', statusReason: 'Plecat.', actions: ['restore'] });
    expect(codeOf(await colleague.get('/organisations'))).toBe('auth.organisation_not_active');
    expect(codeOf(await admin.post(`/accounts/${accountId}/suspend`, { version, reason: 'Plecat.' }))).toBe(
      'version.stale',
    );
    await admin.post(`/accounts/${accountId}/restore`, { version: suspended.version, reason: 'A revenit.' });
    expect((await colleague.get('/organisations')).statusCode).toBe(200);
    expect((await read(accountId)).history.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['account.suspend', 'done'],
      ['account.suspend', 'refused'],
      ['account.restore', 'done'],
    ]);
    expect((await mails(colleague.email)).map(({ data }) => data)).toMatchObject([
      { title: 'Contul dumneavoastră a fost suspendat', message: expect.stringContaining('Plecat.') },
      { title: 'Contul dumneavoastră este din nou activ' },
    ]);
  });

  test('nobody suspends their own account or takes off their own second factor', async () => {
    const { accountId } = admin.actor;
    await rows(`update account set totp_secret = 'x', totp_enabled_at = now() where id = ?`, [accountId]);
    const { version, actions } = await read(accountId);
    expect(actions).toEqual([]);
    for (const path of ['suspend', 'reset-two-factor'])
      expect(codeOf(await admin.post(`/accounts/${accountId}/${path}`, { version, reason: 'x' }))).toBe(
        'auth.forbidden',
      );
  });

  test('a lost second factor is taken off with a reason, and the person told', async () => {
    const person = await applies(app);
    const { accountId } = person.actor;
    const { version } = await read(accountId);
    const path = `/accounts/${accountId}/reset-two-factor`;
    expect(codeOf(await admin.post(path, { version, reason: 'Telefon pierdut.' }))).toBe('action.not_allowed');
    await rows(`update account set totp_secret = 'x', totp_enabled_at = now() where id = ?`, [accountId]);
    expect((await read(accountId)).actions).toEqual(['suspend', 'resetTwoFactor']);
    const after = accountDetail.parse((await admin.post(path, { version, reason: 'Telefon pierdut.' })).json());
    expect(after).toMatchObject({ hasTwoFactor: false, actions: ['suspend'] });
    expect(after.history.at(-1)).toMatchObject({ action: 'account.resetTwoFactor', reason: 'Telefon pierdut.' });
    expect(await mails(person.email)).toMatchObject([{ template: 'two-factor-changed', data: { change: 'reset' } }]);
  });

  test('one who does not exist is not found', async () => {
    expect((await admin.get(`/accounts/${newId()}`)).statusCode).toBe(404);
    expect((await admin.post(`/accounts/${newId()}/resend-confirmation`)).statusCode).toBe(404);
  });
});
