import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import type { OrganisationStatus } from '@psp/contracts/common';
import { readPartner } from '@psp/domain/presenting/partners/profile';
import { listPartners, stripOfPartners, suggestPartners } from '@psp/domain/presenting/partners/queries';
import { createReadDb } from '@psp/domain/read-db';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const uat = await app.as({ kind: 'uat' });

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const firm = async (status: OrganisationStatus): Promise<Person> => {
  const person = await app.as({ kind: 'firma', status });
  await rows(`insert into organisation_domain (organisation_id, domain_slug) values (?, 'it-digitalizare')`, [
    person.actor.organisationId,
  ]);
  return person;
};
const NOT_LIVE = ['pending', 'needs_info', 'rejected', 'suspended'] as const;

describe.each(NOT_LIVE)('a firm that is %s', (status) => {
  let firma: Person;
  beforeAll(async () => {
    firma = await firm(status);
    await rows(`update organisation set name = ? where id = ?`, [`Nelistata ${status}`, firma.actor.organisationId]);
  });

  test('is listed and suggested nowhere', async () => {
    const db = createReadDb(database.orm);
    const { organisationId } = firma.actor;
    expect(await listPartners(db, { page: 1, q: 'nelistata', sort: 'rating' })).toContain('"total" : 0');
    expect(await readPartner(db, organisationId)).toBe('null');
    expect(await suggestPartners(db, 'nelistata')).not.toContain(organisationId);
    expect(await stripOfPartners(db)).not.toContain(organisationId);
  });

  test('is not matched, and not told of a request it had been invited to', async () => {
    const { organisationId } = firma.actor;
    await scenario.sent(uat.actor);
    const id = await scenario.draft(uat.actor, aRequest({ visibility: 'all', invited: [organisationId] }));
    expect(await rows('select 1 as n from service_request_invitation where request_id = ?', [id])).toEqual([]);
    await rows('insert into service_request_invitation (request_id, organisation_id) values (?, ?)', [
      id,
      organisationId,
    ]);
    const approved = await firm('approved');
    const invited = await scenario.draft(
      uat.actor,
      aRequest({ visibility: 'invited', invited: [approved.actor.organisationId] }),
    );
    await rows('insert into service_request_invitation (request_id, organisation_id) values (?, ?)', [
      invited,
      organisationId,
    ]);
    for (const draft of [id, invited])
      await scenario.as(uat.actor, (write) => sendRequest(write, { id: draft, version: 1 }));
    expect(await rows('select title from notification where organisation_id = ?', [organisationId])).toEqual([]);
    expect(
      await rows('select title from notification where organisation_id = ?', [approved.actor.organisationId]),
    ).toHaveLength(2);
  });

  test('sees no opportunity and offers on none', async () => {
    const id = await scenario.sent(uat.actor);
    const list = await firma.get('/opportunities');
    if (list.statusCode === 200) expect(list.json()).toMatchObject({ items: [], total: 0 });
    else expect(codeOf(list)).toBe('auth.organisation_not_active');
    expect([403, 404]).toContain((await firma.get(`/opportunities/${id}`)).statusCode);
    await firma.post(`/opportunities/${id}/views`);
    expect(await rows('select 1 as n from service_request_view where request_id = ?', [id])).toEqual([]);
    const offer = await firma.post(`/opportunities/${id}/offers`, { content: anOffer() });
    expect(codeOf(offer)).toBe('auth.organisation_not_active');
    expect(codeOf(await firma.post(`/opportunities/${id}/questions`, { body: 'Cât?' }))).toBe(
      'auth.organisation_not_active',
    );
    expect(codeOf(await firma.post('/members/invitations', { email: 'x@exemplu.ro', role: 'viewer' }))).toBe(
      'auth.organisation_not_active',
    );
  });

  test('counts no opportunity as its own', async () => {
    await scenario.sent(uat.actor);
    const dashboard = await firma.get('/dashboard');
    if (dashboard.statusCode !== 200) return expect(dashboard.statusCode).toBe(403);
    expect(firmaDashboard.parse(dashboard.json()).figures.matching).toBe(0);
    expect((await firma.get('/navigation-counts')).json()).toMatchObject({ opportunities: 0 });
  });
});

test('an approved firm sees, is matched and counts the same requests', async () => {
  const firma = await firm('approved');
  const id = await scenario.sent(uat.actor);
  expect((await firma.get(`/opportunities/${id}`)).statusCode).toBe(200);
  expect(firmaDashboard.parse((await firma.get('/dashboard')).json()).figures.matching).toBeGreaterThan(0);
  expect(
    await rows('select 1 as n from notification where organisation_id = ?', [firma.actor.organisationId]),
  ).toHaveLength(1);
});

test('a suspension in the middle of the work holds on the next request', async () => {
  const firma = await firm('approved');
  const id = await scenario.sent(uat.actor);
  expect((await firma.post(`/opportunities/${id}/offers`, { content: anOffer() })).statusCode).toBe(200);
  await rows(`update organisation set status = 'suspended' where id = ?`, [firma.actor.organisationId]);
  for (const path of ['/opportunities', '/offers', '/projects', '/dashboard', '/members'])
    expect(codeOf(await firma.get(path))).toBe('auth.organisation_not_active');
});

test('what a suspended authority asks for is an opportunity to nobody but those who had begun to answer', async () => {
  const [firma, other, authority] = [await firm('approved'), await firm('approved'), await app.as({ kind: 'uat' })];
  const id = await scenario.sent(authority.actor, aRequest({ title: 'Cere și dispare' }));
  expect((await firma.post(`/opportunities/${id}/offers`, { content: anOffer() })).statusCode).toBe(200);
  await rows(`update organisation set status = 'suspended' where id = ?`, [authority.actor.organisationId]);
  expect((await other.get('/opportunities?q=dispare')).json()).toMatchObject({ total: 0 });
  expect((await other.get(`/opportunities/${id}`)).statusCode).toBe(404);
  expect((await other.post(`/opportunities/${id}/offers`, { content: anOffer() })).statusCode).toBe(404);
  expect((await firma.get(`/opportunities/${id}`)).statusCode).toBe(200);
  await rows(`update organisation set status = 'approved' where id = ?`, [authority.actor.organisationId]);
  expect((await other.get(`/opportunities/${id}`)).statusCode).toBe(200);
});
