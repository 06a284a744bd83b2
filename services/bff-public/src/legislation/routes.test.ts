import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { type ActContent, actList, actView } from '@psp/contracts/legislation';
import { searchView } from '@psp/contracts/search';
import {
  createLegalAct,
  editLegalAct,
  publishLegalAct,
  verifyLegalAct,
  withdrawLegalAct,
  writeLegalAct,
} from '@psp/domain/knowledge/legislation/manage-legislation';
import { acting } from '@psp/domain/testing/acting';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const { anonymous } = app;

let counter = 0;
const content = (more: Partial<ActContent> = {}): ActContent => {
  counter += 1;
  return {
    ...{
      number: `Legea nr. ${counter}/2016`,
      title: 'privind achizițiile',
      source: 'Monitorul Oficial',
      sourceUrl: null,
    },
    ...{ category: 'achizitii-publice', access: 'visitors', isSummary: true, ...more },
  };
};
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from legal_act where id = ?', [id]))[0]?.version ?? 0;
const prepare = async (text: string, access: KnowledgeAccess = 'visitors') => {
  const given = content({ access });
  const id = await by(admin, createLegalAct, given);
  await by(admin, writeLegalAct, { id, version: await versionOf(id), text });
  return { ...given, id };
};
const publishText = async (id: string, from: string | null, note: string) =>
  by(admin, publishLegalAct, { id, version: await versionOf(id), from, note, basis: '' });
const publish = async (text: string, access?: KnowledgeAccess) => {
  const given = await prepare(text, access);
  await publishText(given.id, null, '');
  return given;
};
const withdraw = async (text: string, access?: KnowledgeAccess) => {
  const given = await publish(text, access);
  await by(admin, withdrawLegalAct, { id: given.id, version: await versionOf(given.id), reason: 'Greșit.' });
  return given;
};
const viewOf = async (id: string, query = '') =>
  actView.parse((await anonymous.get(`/legislation/${id}${query}`)).json());

/* Everywhere a visitor could meet an act whose text has the word: true for each place that shows it. */
const placesOf = async (id: string, word: string) => {
  const { items, total } = actList.parse((await anonymous.get(`/legislation?q=${word}`)).json());
  const { groups } = searchView.parse((await anonymous.get(`/search?q=${word}`)).json());
  return {
    page: (await anonymous.get(`/legislation/${id}`)).statusCode === 200,
    past: (await anonymous.get(`/legislation/${id}?on=2020-01-01`)).statusCode === 200,
    list: items.some((one) => one.id === id && one.found !== null),
    total: total === 1,
    search: groups.some(({ kind, items: found }) => kind === 'publicAct' && found.some((one) => one.href.endsWith(id))),
    sitemap: (await anonymous.get('/sitemap.xml')).body.includes(`/legislatie/${id}`),
  };
};
const shown = async (id: string, word: string) => new Set(Object.values(await placesOf(id, word)));

const STATES = { 'in preparation': prepare, published: publish, withdrawn: withdraw };
const CASES = (Object.keys(KNOWLEDGE_ACCESS) as KnowledgeAccess[]).flatMap((access) =>
  (Object.keys(STATES) as (keyof typeof STATES)[]).map((state) => [access, state] as const),
);

test.each(CASES)('an act for %s that is %s is met by visitors everywhere or nowhere', async (access, state) => {
  const word = `actul${access.replace('_', '')}${state.replace(' ', '')}`;
  const { id } = await STATES[state](`Art. 1 Cuvântul ${word}.`, access);
  expect(await shown(id, word)).toEqual(new Set([access === 'visitors' && state === 'published']));
});

test('an act that is made private is gone from everywhere at once, and comes back', async () => {
  const word = 'retrasul';
  const { id, ...given } = await publish(`Art. 1 Cuvântul ${word}.`);
  const open = async (access: KnowledgeAccess) => {
    await by(admin, editLegalAct, { ...given, access, id, version: await versionOf(id) });
    return shown(id, word);
  };
  expect(await shown(id, word)).toEqual(new Set([true]));
  expect(await open('members')).toEqual(new Set([false]));
  expect(await open('visitors')).toEqual(new Set([true]));
});

test('the page of a checked act names no person', async () => {
  const { id } = await publish('Art. 1 Text.');
  await by(admin, verifyLegalAct, { id, version: await versionOf(id) });
  const page = await anonymous.get(`/legislation/${id}`);
  expect(actView.parse(page.json())).toMatchObject({ verifiedOn: expect.any(String), owner: null });
  expect(page.body).not.toContain(admin.displayName);
  expect((await anonymous.get('/legislation?show=favourites')).statusCode).toBe(400);
});

test('visitors read the text of a day, with what the next one changed', async () => {
  const { id } = await publish('Art. 1 (1) Pragul este vechi.');
  await by(admin, writeLegalAct, { id, version: await versionOf(id), text: 'Art. 1 (1) Pragul este nou.' });
  await publishText(id, '2026-01-01', 'Alt prag.');
  const [before, now] = [await viewOf(id, '?on=2025-12-31'), await viewOf(id)];
  expect([before.shown, before.articles[0]?.paragraphs[0]?.text]).toEqual([1, 'Pragul este vechi.']);
  expect(now.articles[0]?.paragraphs[0]).toMatchObject({ text: 'Pragul este nou.', before: 'Pragul este vechi.' });
  expect((await anonymous.get(`/legislation/${id}`)).headers['surrogate-key']).toBe('legislation');
  expect((await anonymous.get(`/legislation/${id}?on=azi`)).statusCode).toBe(400);
});
