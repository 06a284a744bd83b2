import { describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ownResults } from '@psp/contracts/search';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { searchOwn } from '@psp/domain/overseeing/search/own';
import { createReadDb } from '@psp/domain/read-db';
import { answerConsultation } from '@psp/domain/sourcing/consultations/own-answer';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { acting } from '@psp/domain/testing/acting';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, other, firma] = [
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'firma' }),
];
await rows(`update organisation set name = 'Șoimul Digital' where id = '${firma.actor.organisationId}'`);

const found = async (q: string, who = uat) => {
  const response = await who.get(`/search?q=${encodeURIComponent(q)}`);
  const { groups } = ownResults.parse(response.json());
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));
};
const numberOf = async (id: string): Promise<string> =>
  (await rows<{ number: string }>(`select number from service_request where id = '${id}'`))[0]?.number ?? '';

test('a number, or its end, finds the request of the authority and of nobody else', async () => {
  const id = await scenario.draft(uat.actor, aRequest({ title: 'Iluminat public' }));
  const number = await numberOf(id);
  expect(number).toMatch(/^SP-\d{4}-\d{6}$/);
  for (const q of [number, number.toLowerCase(), number.slice(-6)]) {
    expect(await found(q)).toEqual({ request: ['Iluminat public'] });
    expect(await found(q, other)).toEqual({});
  }
});

test('two digits find the number that ends so, that very number first, on both sides', async () => {
  const office = await app.as({ kind: 'uat' });
  const project = await scenario.running(office.actor, firma.actor);
  const draft = await scenario.draft(office.actor, aRequest({ title: 'Poduri' }));
  const third = await scenario.draft(office.actor, aRequest({ title: 'Fântâni' }));
  await rows(`update service_request set number = 'SP-2031-000088', title = 'Registru 88'
    where id = (select request_id from project where id = '${project}')`);
  await rows(`update project set title = 'Registru' where id = '${project}'`);
  await rows(
    `update service_request set number = 'SP-2031-000188', updated_at = now() + interval '1 hour' where id = '${draft}'`,
  );
  await rows(`update service_request set number = 'SP-2031-008800' where id = '${third}'`);
  expect(await found('88', office)).toEqual({
    request: ['Registru 88', 'Poduri'],
    project: ['Registru'],
    offer: ['Șoimul Digital'],
  });
  expect(await found('88', other)).toEqual({});
  const text = await searchOwn(createReadDb(database.orm), firma.actor, '88');
  const kinds = ownResults.parse(JSON.parse(text)).groups.map(({ kind, items }) => [kind, items.length]);
  expect(kinds).toEqual([
    ['project', 1],
    ['offer', 1],
  ]);
});

test('words of a title are found in whatever form, the very title first', async () => {
  await scenario.draft(uat.actor, aRequest({ title: 'Achiziții' }));
  await scenario.draft(uat.actor, aRequest({ title: 'Consultanță pentru achiziții' }));
  expect(await found('achizitii')).toEqual({ request: ['Achiziții', 'Consultanță pentru achiziții'] });
  expect(await found('achiziției')).toEqual({ request: ['Consultanță pentru achiziții', 'Achiziții'] });
  expect(await found('%')).toEqual({});
  expect(await found('a')).toEqual({});
});

test('an answer to a consultation is found by its firm, and by the authority once it is opened', async () => {
  const asker = await app.as({ kind: 'uat' });
  const id = await scenario.sent(asker.actor, aRequest({ title: 'Hidranți' }), 'consultation');
  const content = { method: 'Am monta hidranți supraterani.', term: '', questions: '' };
  await scenario.as(firma.actor, (write) => answerConsultation(write, { id, version: null, content }));
  const text = await searchOwn(createReadDb(database.orm), firma.actor, 'hidranti');
  expect(ownResults.parse(JSON.parse(text)).groups).toMatchObject([
    { kind: 'offer', items: [{ title: 'Hidranți', href: `/firma/opportunities/${id}` }] },
  ]);
  expect(await found('hidranti', asker)).toEqual({ request: ['Hidranți'] });
  const version = await scenario.versionOf('service_request', id);
  await scenario.as(asker.actor, (write) => openOffers(write, { id, version }));
  expect(await found('hidranti', asker)).toEqual({ request: ['Hidranți'], offer: ['Șoimul Digital'] });
});

test('an offer is found once it is opened, by its firm or its request; before that not at all', async () => {
  const request = await scenario.sent(uat.actor, aRequest({ title: 'Cadastru' }));
  await scenario.submitted(firma.actor, request);
  expect(await found('cadastru')).toEqual({ request: ['Cadastru'] });
  expect(await found('șoimul')).toEqual({});
  const version = await scenario.versionOf('service_request', request);
  await scenario.as(uat.actor, (write) => openOffers(write, { id: request, version }));
  expect(await found('cadastru')).toEqual({ request: ['Cadastru'], offer: ['Șoimul Digital'] });
  expect(await found('soimul')).toEqual({ offer: ['Șoimul Digital'] });
  expect(await found('soimul', other)).toEqual({});
});

test('a project is found by its title on both sides, a firm finds its own offers and no request', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  await rows(`update project set title = 'Registru nou' where id = '${id}'`);
  expect(await found('registru nou')).toMatchObject({ project: ['Registru nou'] });
  const text = await searchOwn(createReadDb(database.orm), firma.actor, 'cadastru');
  expect(ownResults.parse(JSON.parse(text)).groups).toEqual([
    { kind: 'offer', total: 1, items: [expect.objectContaining({ title: 'Cadastru' })] },
  ]);
});

test('a conversation is found by its subject, the other side and its texts, a note by its own side alone', async () => {
  const [town, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  await rows('update organisation set name = ? where id = ?', ['Țigla Roșie', firm.actor.organisationId]);
  const by = acting(database.orm);
  const about = { to: firm.actor.organisationId, subject: 'Acoperișuri', body: 'Aveți olane?' };
  const id = await by(town.actor, startConversation, about);
  await by(town.actor, writeMessage, { id, body: 'Primarul vrea jgheaburi', isNote: true });
  const ofFirm = async (q: string) =>
    ownResults.parse(JSON.parse(await searchOwn(createReadDb(database.orm), firm.actor, q))).groups;
  for (const q of ['acoperisuri', 'tigla', 'OLANE', 'jgheaburi'])
    expect(await found(q, town)).toEqual({ conversation: ['Acoperișuri'] });
  expect(await ofFirm('olane')).toMatchObject([
    { kind: 'conversation', items: [{ id, subtitle: 'Organizația uat', href: `/firma/messages/${id}` }] },
  ]);
  expect(await ofFirm('jgheaburi')).toEqual([]);
  expect(await found('acoperisuri', other)).toEqual({});
});

describe('open requests and what the association looks after', () => {
  const foundBy = async (who: typeof firma, q: string) => {
    const text = await searchOwn(createReadDb(database.orm), who.actor, q);
    const { groups } = ownResults.parse(JSON.parse(text));
    return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));
  };

  test('a firm finds open requests by their words, authority and county, but none that it may not see', async () => {
    const [town, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
    const id = await scenario.sent(town.actor, aRequest({ title: 'Fântâni arteziene' }));
    await rows(`update service_request set county_code = 'VS' where id = '${id}'`);
    const hidden = await scenario.draft(town.actor, aRequest({ title: 'Fântână ascunsă' }));
    expect(hidden).not.toBe(id);
    for (const q of ['fântână', 'fantanile', 'Vaslui'])
      expect(await foundBy(firm, q)).toEqual({ opportunity: ['Fântâni arteziene'] });
    await scenario.submitted(firm.actor, id);
    expect(await foundBy(firm, 'fântână')).toEqual({ offer: ['Fântâni arteziene'] });
  });

  test('the association finds requests, organisations, tickets and people by number, code and name', async () => {
    const [town, admin] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'admin' })];
    const id = await scenario.sent(town.actor, aRequest({ title: 'Baraj pe Olt' }));
    await rows(`update organisation set name = 'Comuna Vălișoara', cui = '4221306' where id = ?`, [
      town.actor.organisationId,
    ]);
    await rows(`update account set display_name = 'Zamfira Oprișan' where id = ?`, [town.actor.accountId]);
    const [ticket] = await rows<{ number: string }>(
      `insert into ticket (kind, status, subject, name, email, submission_key) values ('support', 'pending', 'Nu merge semnătura', 'Ana', 'ana@exemplu.ro', uuidv7()) returning number`,
    );
    const found = (q: string) => foundBy(admin, q);
    for (const q of [await numberOf(id), 'barajul'])
      expect(await found(q)).toMatchObject({ 'sent-request': ['Baraj pe Olt'] });
    for (const q of ['RO 4221306', '4221306', 'valisoara'])
      expect(await found(q)).toMatchObject({ organisation: ['Comuna Vălișoara'] });
    for (const q of [ticket?.number ?? '', 'semnături'])
      expect(await found(q)).toEqual({ ticket: ['Nu merge semnătura'] });
    expect(await found('oprisan')).toEqual({ account: ['Zamfira Oprișan'] });
    await scenario.draft(town.actor, aRequest({ title: 'Schiță tainică' }));
    expect(await found('tainică')).toEqual({});
  });

  test('the association finds projects and opened offers, and of sealed ones not even a number', async () => {
    const [town, firm, admin] = [
      await app.as({ kind: 'uat' }),
      await app.as({ kind: 'firma' }),
      await app.as({ kind: 'admin' }),
    ];
    await rows(`update organisation set name = 'Zidarii Uniți' where id = ?`, [firm.actor.organisationId]);
    const id = await scenario.sent(town.actor, aRequest({ title: 'Apeduct medieval' }));
    await scenario.submitted(firm.actor, id);
    for (const q of ['apeduct', await numberOf(id)])
      expect(await foundBy(admin, q)).toEqual({ 'sent-request': ['Apeduct medieval'] });
    expect(await foundBy(admin, 'zidarii')).toEqual({ organisation: ['Zidarii Uniți'] });
    const version = await scenario.versionOf('service_request', id);
    await scenario.as(town.actor, (write) => openOffers(write, { id, version }));
    for (const q of ['apeductul', await numberOf(id)])
      expect(await foundBy(admin, q)).toMatchObject({ 'overseen-offer': ['Apeduct medieval'] });
    expect(await foundBy(admin, 'zidarii')).toMatchObject({ 'overseen-offer': ['Apeduct medieval'] });
    const project = await scenario.running(town.actor, firm.actor);
    await rows(`update project set title = 'Rigolă' where id = ?`, [project]);
    expect(await foundBy(admin, 'zidarii')).toMatchObject({ 'overseen-project': ['Rigolă'] });
    const text = await searchOwn(createReadDb(database.orm), admin.actor, 'zidarii');
    expect(ownResults.parse(JSON.parse(text)).groups).toMatchObject([
      { kind: 'overseen-project', items: [{ href: `/admin/projects/${project}` }] },
      { kind: 'overseen-offer', total: 2 },
      { kind: 'organisation' },
    ]);
  });

  test('more than are shown are counted', async () => {
    const town = await app.as({ kind: 'uat' });
    for (let n = 0; n < 7; n += 1) await scenario.draft(town.actor, aRequest({ title: `Izvor ${n}` }));
    const { groups } = ownResults.parse((await town.get('/search?q=izvoare')).json());
    expect(groups.map(({ kind, total, items }) => [kind, total, items.length])).toEqual([['request', 7, 5]]);
  });
});
