import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { auditList, auditView } from '@psp/contracts/audit';
import { newId } from '@psp/domain/id';
import { discardOffer } from '@psp/domain/sourcing/offers/own-offer';
import { sealAudit } from '@psp/domain/operating/audit/seal';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const list = async (query = '') => auditList.parse((await admin.get(`/audit?${query}`)).json());
const acts = async (query = '') => (await list(query)).items.map(({ action }) => action);
const add = (row: Record<string, string | null>) =>
  rows(
    `insert into audit (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
    Object.values(row) as string[],
  );
const { accountId, organisationId } = firma.actor;

test('acts are listed newest first, with who did them, on what and with what effect', async () => {
  await add({
    at: '2026-01-05T10:00:00Z',
    action: 'session.end',
    entity: 'session',
    account_id: accountId,
    organisation_id: organisationId,
  });
  await add({
    ...{
      at: '2026-01-07T10:00:00Z',
      action: 'organisation.suspend',
      entity: 'organisation',
      entity_id: organisationId,
    },
    ...{ account_id: admin.actor.accountId, organisation_id: admin.actor.organisationId },
    ...{ from_state: 'approved', to_state: 'suspended', reason: 'Acte false.', trace_id: 'urma-1' },
    details: JSON.stringify({ before: { cui: 'RO1' }, fields: ['a', 'b'], early: true, rows: 3, none: null }),
  });
  await add({
    at: '2026-01-06T10:00:00Z',
    action: 'ticket.close',
    entity: 'ticket',
    entity_id: newId(),
    to_state: 'closed',
  });
  const { items, total } = await list('to=2026-01-31');
  expect([total, items.map(({ action }) => action)]).toEqual([
    3,
    ['organisation.suspend', 'ticket.close', 'session.end'],
  ]);
  const [suspension, closing] = items;
  expect(suspension).toMatchObject({
    person: { id: admin.actor.accountId },
    organisation: { id: admin.actor.organisationId, name: 'Organizația admin' },
    object: { id: organisationId, title: 'Organizația firma', href: `/admin/users/organizatii/${organisationId}` },
    ...{ from: 'Aprobat', to: 'Suspendat', reason: 'Acte false.', outcome: 'done' },
  });
  // A deleted ticket has no page any more.
  expect(closing).toMatchObject({
    person: null,
    organisation: null,
    object: { title: null, href: null },
    to: 'Închis',
  });
});

test('a row has its details in words, the id of the request and its seal', async () => {
  const [found] = (await list('act=organisation.suspend')).items;
  const read = async () => auditView.parse((await admin.get(`/audit/${found?.id}`)).json());
  expect(await read()).toMatchObject({
    traceId: 'urma-1',
    seal: null,
    details: [
      { name: 'Rânduri', value: '3' },
      { name: 'Înainte de termen', value: 'da' },
      { name: 'Înainte: CUI', value: 'RO1' },
      { name: 'Câmpuri', value: 'a, b' },
    ],
  });
  await sealAudit(database.orm);
  expect((await read()).seal).toMatch(/^[0-9a-f]{64}$/);
  expect((await admin.get(`/audit/${newId()}`)).statusCode).toBe(404);
});

test('the list is filtered by person, organisation, object, kind, act, outcome and days in Romania', async () => {
  const object = newId();
  await add({ at: '2026-02-01T21:59:59Z', action: 'ticket.reply', entity: 'ticket', entity_id: object });
  await add({
    at: '2026-02-01T22:00:00Z',
    action: 'ticket.close',
    entity: 'ticket',
    entity_id: object,
    outcome: 'refused',
    account_id: accountId,
  });
  await add({
    at: '2026-02-02T21:59:59Z',
    action: 'ticket.note',
    entity: 'ticket',
    entity_id: object,
    organisation_id: organisationId,
  });
  expect(await acts(`object=${object}`)).toEqual(['ticket.note', 'ticket.close', 'ticket.reply']);
  expect(await acts(`object=${object}&from=2026-02-02&to=2026-02-02`)).toEqual(['ticket.note', 'ticket.close']);
  expect(await acts(`object=${object}&to=2026-02-01`)).toEqual(['ticket.reply']);
  expect(await acts(`account=${accountId}&entity=ticket`)).toEqual(['ticket.close']);
  expect(await acts(`organisation=${organisationId}&entity=ticket`)).toEqual(['ticket.note']);
  expect(await acts('act=ticket.close&outcome=refused')).toEqual(['ticket.close']);
  expect((await list(`account=${accountId}&organisation=${newId()}`)).chosen).toMatchObject({
    account: expect.any(String),
    organisation: null,
  });
  for (const query of ['act=altceva', 'entity=altceva', 'from=ieri', 'account=1', 'altul=1'])
    expect((await admin.get(`/audit?${query}`)).statusCode).toBe(400);
});

test('pages of twenty, with a total that stops at a thousand', async () => {
  await rows(`insert into audit (at, action, entity, reason) select timestamptz '2026-03-01T10:00:00Z' + n * interval '1 second', 'session.switch', 'session', n::text
    from generate_series(1, 1005) n`);
  const pageOf = async (page: number) =>
    (await list(`act=session.switch&page=${page}`)).items.map(({ reason }) => reason);
  expect(await list('act=session.switch')).toMatchObject({ total: 1000, totalIsCapped: true });
  expect([(await pageOf(1))[0], (await pageOf(2))[0], (await pageOf(51)).length]).toEqual(['1005', '985', 0]);
});

test('acts on sealed offers are left out until the offers are opened', async () => {
  const id = await scenario.sent(uat.actor);
  const offer = await scenario.submitted(firma.actor, id);
  await add({ action: 'offer.create', entity: 'service-request', entity_id: id, outcome: 'refused' });
  // Refused by the request's id in place of the offer's.
  for (const entity of ['offer', 'consultation-answer'])
    await add({ action: `${entity}.withdraw`, entity, entity_id: id, outcome: 'refused' });
  await add({ action: 'offer.attach', entity: 'offer', entity_id: null, outcome: 'refused' });
  const all = await rows<{ id: string }>(`select id from audit where entity_id = ?`, [offer]);
  expect(all).toHaveLength(2);
  const read = async () => (await admin.get(`/audit/${all[0]?.id}`)).statusCode;
  expect([await acts('entity=offer'), await acts(`object=${id}`), await read()]).toEqual([
    [],
    ['service-request.send', 'service-request.create'],
    404,
  ]);
  await scenario.open(uat.actor, id);
  expect([await acts('entity=offer'), await read()]).toEqual([['offer.withdraw', 'offer.submit', 'offer.create'], 200]);
  expect(await acts(`object=${id}`)).toEqual(
    expect.arrayContaining(['consultation-answer.withdraw', 'offer.withdraw', 'offer.create']),
  );
  expect((await list(`object=${offer}`)).items[0]?.object?.href).toBe(`/admin/service-requests/${id}`);
});

test('a draft of an offer that is discarded tells nothing while its request is sealed', async () => {
  const id = await scenario.sent(uat.actor);
  const offer = await scenario.offer(firma.actor, id);
  await scenario.as(firma.actor, (write) => discardOffer(write, { id: offer, version: 1 }));
  expect(await rows(`select action from audit where entity_id = ? order by id`, [offer])).toEqual([
    { action: 'offer.create' },
    { action: 'offer.discard' },
  ]);
  expect(await acts(`object=${offer}`)).toEqual([]);
  expect(await acts(`organisation=${firma.actor.organisationId}&act=offer.discard`)).toEqual([]);
});

test('a draft is neither named nor linked', async () => {
  const id = await scenario.draft(uat.actor);
  expect((await list(`object=${id}`)).items).toMatchObject([{ object: { id, title: null, href: null } }]);
});

test('the export has the filtered rows, escapes formulas, and is itself recorded with its filters', async () => {
  await add({
    at: '2026-04-01T10:00:00Z',
    action: 'account.suspend',
    entity: 'account',
    entity_id: accountId,
    reason: '=1+1',
  });
  await add({ at: '2026-04-02T10:00:00Z', action: 'session.end', entity: 'session' });
  const answer = await admin.get('/audit/export?format=csv&entity=account&from=2026-04-01&to=2026-04-30');
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="jurnal.csv"',
    'cache-control': 'private, no-store',
  });
  const [head = '', row = '', ...rest] = answer.body.trim().split('\r\n');
  expect(head.split(';').slice(0, 5)).toEqual(['Moment', 'Persoană', 'E-mail', 'Organizație', 'Operațiune']);
  expect(row).toContain(`01.04.2026 13:00;Portal PSP;;;`);
  expect(row).toContain(`'=1+1`);
  expect(rest).toEqual([]);
  const [recorded] = (await list('act=audit.export')).items;
  expect(recorded).toMatchObject({ person: { id: admin.actor.accountId }, outcome: 'done', object: null });
  const view = auditView.parse((await admin.get(`/audit/${recorded?.id}`)).json());
  expect(Object.fromEntries(view.details.map(({ name, value }) => [name, value]))).toEqual({
    ...{ 'Felul obiectului': 'account', 'De la': '2026-04-01', 'Până la': '2026-04-30', Rânduri: '1' },
  });
  expect((await admin.get('/audit/export?format=xlsx&act=session.end')).headers['content-type']).toContain(
    'spreadsheetml',
  );
});

test('an editor who works elsewhere does not read the audit', async () => {
  const editor = await app.as({ kind: 'admin', role: 'editor', organisationId: admin.actor.organisationId });
  await rows(`update membership set areas = '{events}' where account_id = ?`, [editor.actor.accountId]);
  expect((await editor.get('/audit')).statusCode).toBe(403);
  expect((await editor.get('/audit/export?format=csv')).statusCode).toBe(403);
});

test.each([
  [{ kind: 'uat' } as const, 403],
  [{ kind: 'firma' } as const, 403],
  [{ kind: 'admin', role: 'viewer' } as const, 403],
  [{ kind: 'admin', role: 'editor' } as const, 200],
])('%j gets %d', async (who, status) => {
  const caller = await app.as(who);
  for (const path of ['/audit', '/audit/export?format=csv', `/audit/${(await list()).items[0]?.id}`])
    expect((await caller.get(path)).statusCode).toBe(status);
});
