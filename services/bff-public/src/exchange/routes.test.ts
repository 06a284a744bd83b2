import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { exchangeList, exchangeView } from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { searchView } from '@psp/contracts/search';
import type { Actor } from '@psp/domain/actor';
import { joinExchange } from '@psp/domain/collaborating/exchange/joined';
import { answerNaming } from '@psp/domain/collaborating/exchange/partner';
import { answerExchange, askExchange } from '@psp/domain/collaborating/exchange/questions';
import { followExchange, thankExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import {
  createExchange,
  namePartner,
  publishExchange,
  saveExchange,
  withdrawExchange,
} from '@psp/domain/collaborating/exchange/write-project';
import { acting } from '@psp/domain/testing/acting';
import { anExchange, startComplete } from '@psp/domain/testing/exchange';
import { createScenario } from '@psp/domain/testing/scenario';
import { staleAfter } from '@psp/domain/testing/stale-topics';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const by = acting(database.orm);
const { anonymous } = app;
const author = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });
const firm = await app.as({ kind: 'firma' });

const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from exchange_project where id = ?', [id]))[0]?.version ?? 0;
const at = async (id: string) => ({ id, version: await versionOf(id) });
const draft = (more: Partial<ExchangeContent> = {}) => by(author.actor, createExchange, { content: anExchange(more) });
const publish = async (more: Partial<ExchangeContent> = {}): Promise<string> => {
  const id = await draft(more);
  await by(author.actor, publishExchange, await at(id));
  return id;
};
const withdraw = async (id: string) =>
  by(author.actor, withdrawExchange, { ...(await at(id)), reason: 'Nu mai este actual.' });
const setStatus = (status: string) =>
  rows('update organisation set status = ? where id = ? returning id', [status, author.actor.organisationId]);

const viewOf = async (id: string) => exchangeView.parse((await anonymous.get(`/exchange/${id}`)).json());
const listOf = async (query: string) => exchangeList.parse((await anonymous.get(`/exchange?${query}`)).json());
const foundBy = async (q: string) =>
  searchView
    .parse((await anonymous.get(`/search?q=${encodeURIComponent(q)}`)).json())
    .groups.flatMap(({ kind, items }) => (kind === 'exchange' ? items.map(({ href }) => href) : []));

/* Everywhere a visitor could meet a project whose title has the word: true for each place that shows it. */
const placesOf = async (id: string, word: string, fileId: string) => {
  const { items, counts, total, counties } = await listOf(`q=${word}`);
  const status = async (path: string) => (await anonymous.get(path)).statusCode === 200;
  return new Set([
    await status(`/exchange/${id}`),
    await status(`/exchange/${id}/files/${fileId}`),
    items.some((one) => one.id === id),
    total === 1,
    counts.all === 1 && counts.done === 1,
    counties.length === 1,
    (await foundBy(word)).includes(`/proiecte/${id}`),
    (await anonymous.get('/sitemap.xml')).body.includes(`/proiecte/${id}`),
  ]);
};

const EVERYWHERE = new Set([true]);
const NOWHERE = new Set([false]);

test.each([
  ['a draft', draft, NOWHERE],
  ['a published project', publish, EVERYWHERE],
  [
    'a withdrawn project',
    async (more: Partial<ExchangeContent>) => {
      const id = await publish(more);
      await withdraw(id);
      return id;
    },
    NOWHERE,
  ],
  [
    'a project removed by the association',
    async (more: Partial<ExchangeContent>) => {
      const id = await publish(more);
      await rows(`update exchange_project set status = 'removed' where id = ? returning id`, [id]);
      return id;
    },
    NOWHERE,
  ],
] as const)('%s is met by visitors everywhere or nowhere', async (name, make, places) => {
  const word = name.replaceAll(' ', '');
  await rows(`update organisation set county_code = 'MM' where id = ? returning id`, [author.actor.organisationId]);
  const file = await anAttachment(app, author.actor);
  const id = await make({ title: `Proiect ${word}`, files: [{ fileId: file.id, isCopied: true }] });
  expect(await placesOf(id, word, file.id)).toEqual(places);
});

test('the projects of a suspended authority are gone from everywhere, and come back with it', async () => {
  const word = 'suspendata';
  const file = await anAttachment(app, author.actor);
  const id = await publish({ title: `Proiect ${word}`, files: [{ fileId: file.id, isCopied: false }] });
  await setStatus('suspended');
  expect(await placesOf(id, word, file.id)).toEqual(NOWHERE);
  await setStatus('approved');
  expect(await placesOf(id, word, file.id)).toEqual(EVERYWHERE);
});

test('costs that are not shown are in no answer, filter or search', async () => {
  const costs = [{ label: 'Senzorizare', source: 'pnrr' as const, planned: 7_654_321, paid: null }];
  const [hidden, open] = [
    await publish({ title: 'Iluminat ascuns', costs, showsCosts: false }),
    await publish({ title: 'Iluminat deschis', costs }),
  ];
  expect(await viewOf(hidden)).toMatchObject({ cost: null, costs: [], showsCosts: false });
  expect(await viewOf(open)).toMatchObject({ cost: 7_654_321, costs });
  expect((await anonymous.get(`/exchange/${hidden}`)).body).not.toMatch(/7654321|Senzorizare/);
  const { items } = await listOf('q=iluminat&cost=c4');
  expect(items.map(({ id }) => id)).toEqual([open]);
  expect((await listOf('q=iluminat')).items.map(({ cost }) => cost)).toEqual([7_654_321, null]);
  expect((await listOf('q=senzorizare')).items.map(({ id }) => id)).toEqual([open]);
  expect(await foundBy('senzorizare')).toEqual([`/proiecte/${open}`]);
  await by(author.actor, saveExchange, { ...(await at(open)), content: anExchange({ costs, showsCosts: false }) });
  expect(await foundBy('senzorizare')).toEqual([]);
  expect((await listOf('q=senzorizare')).total).toBe(0);
});

test('visitors read no name of a person, and nothing that is for members', async () => {
  const id = await publish({
    stage: 'wanted',
    seeksPartners: true,
    contactId: author.actor.accountId,
    contactRole: 'informatică la sediu',
  });
  await by(other.actor, askExchange, { id, text: 'Cât a durat?' });
  const [question] = await rows<{ id: string }>('select id from exchange_question where exchange_id = ?', [id]);
  await by(author.actor, answerExchange, { id: question?.id ?? '', version: 1, text: 'Cinci săptămâni.' });
  await by(other.actor, joinExchange, { id, note: 'Avem și noi 3 străzi.' });
  const view = await viewOf(id);
  expect(view).toMatchObject({
    ...{ contact: null, projectId: null, reason: null, group: null, adopted: null, actions: [], canNamePartner: false },
    ...{ isOwn: false, isFollowed: false, isThanked: false, isJoined: false, alike: [] },
    joined: [{ authority: { id: other.actor.organisationId }, note: '', canBeInvited: false }],
    questions: [{ asker: null, answer: { text: 'Cinci săptămâni.', by: null }, canAnswer: false, canFlag: false }],
  });
  const { body } = await anonymous.get(`/exchange/${id}`);
  for (const secret of [author.actor, other.actor].flatMap((one) => [one.displayName, one.accountId]))
    expect(body).not.toContain(secret);
  expect(body).not.toContain('informatică la sediu');
});

test('the firm is named from its consent until it takes that back, and never found by its name', async () => {
  await rows(`update organisation set name = 'Zorile Digitale' where id = ? returning id`, [firm.actor.organisationId]);
  const projectId = await createScenario(database.orm).completed(author.actor, firm.actor);
  const id = await by(author.actor, startComplete, { id: projectId });
  const isNamed = async () => ({
    page: (await anonymous.get(`/exchange/${id}`)).body.includes('Zorile'),
    partner: (await viewOf(id)).partner?.state ?? null,
    list: (await anonymous.get('/exchange')).body.includes('Zorile'),
    search: (await foundBy('zorile')).length > 0,
  });
  const NOT = { page: false, partner: null, list: false, search: false };
  await by(author.actor, publishExchange, await at(id));
  expect(await isNamed()).toEqual(NOT);
  await by(author.actor, namePartner, { ...(await at(id)), isNamed: true });
  expect(await isNamed()).toEqual(NOT);
  await by(firm.actor, answerNaming, { id, agrees: true, reason: '' });
  expect(await isNamed()).toEqual({ ...NOT, page: true, partner: 'agreed' });
  await by(firm.actor, answerNaming, { id, agrees: false, reason: 'Am pierdut marca.' });
  expect(await isNamed()).toEqual(NOT);
  expect((await anonymous.get(`/exchange/${id}`)).body).not.toContain('Am pierdut marca');
});

test('a file is read with its own project only, and each download counts', async () => {
  const file = await anAttachment(app, author.actor);
  const [id, beside] = [await publish({ files: [{ fileId: file.id, isCopied: false }] }), await publish()];
  expect((await anonymous.get(`/exchange/${beside}/files/${file.id}`)).statusCode).toBe(404);
  expect((await viewOf(id)).files).toMatchObject([{ id: file.id, downloads: 0 }]);
  for (let n = 0; n < 2; n += 1) {
    const sent = await anonymous.get(`/exchange/${id}/files/${file.id}`);
    expect(sent).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, no-store' } });
  }
  expect((await viewOf(id)).files).toMatchObject([{ id: file.id, downloads: 2 }]);
});

test('unknown projects and questions are refused', async () => {
  for (const id of ['019c0000-0000-7000-8000-000000000000', 'altceva'])
    expect([404, 400]).toContain((await anonymous.get(`/exchange/${id}`)).statusCode);
  for (const query of ['show=mine', 'near=9000', 'order=alike', 'cost=c9', 'alta=1', 'page=0'])
    expect([query, (await anonymous.get(`/exchange?${query}`)).statusCode]).toEqual([query, 400]);
});

test('lists and pages are kept until the exchange changes', async () => {
  const id = await publish();
  const answers = [await anonymous.get('/exchange'), await anonymous.get(`/exchange/${id}`)];
  expect(answers.map(({ headers }) => headers['surrogate-key'])).toEqual([
    'exchange partners',
    'exchange partners communities',
  ]);
});

type Acting = (actor: Actor, id: string) => Promise<unknown>;
const ACTS: readonly [string, Acting, string[]][] = [
  ['following', (actor, id) => by(actor, followExchange, { id, on: true }), []],
  ['thanking', (actor, id) => by(actor, thankExchange, { id, on: true }), []],
  ['asking', (actor, id) => by(actor, askExchange, { id, text: 'Cât?' }), ['exchange']],
  ['joining', (actor, id) => by(actor, joinExchange, { id, note: '' }), ['exchange']],
];
test.each(ACTS)('%s clears the caches only where visitors read it', async (_, act, topics) => {
  const id = await publish({ stage: 'wanted', seeksPartners: true });
  expect(await staleAfter(database, () => act(other.actor, id))).toEqual(topics);
});

test('writing a draft clears no cache; publishing, editing and downloading do as they should', async () => {
  const file = await anAttachment(app, author.actor);
  const content = anExchange({ files: [{ fileId: file.id, isCopied: false }] });
  const id = await by(author.actor, createExchange, { content });
  const save = async () => by(author.actor, saveExchange, { ...(await at(id)), content });
  expect(await staleAfter(database, save)).toEqual([]);
  expect(await staleAfter(database, async () => by(author.actor, publishExchange, await at(id)))).toEqual(['exchange']);
  expect(await staleAfter(database, save)).toEqual(['exchange']);
  expect(await staleAfter(database, () => anonymous.get(`/exchange/${id}/files/${file.id}`))).toEqual([]);
  expect(await staleAfter(database, () => withdraw(id))).toEqual(['exchange']);
});
