import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { knowledgeList } from '@psp/contracts/knowledge';
import { type ActContent, actList, actView } from '@psp/contracts/legislation';
import { actOpinions } from '@psp/contracts/library-opinions';
import { SYSTEM } from '@psp/domain/actor';
import { legislation } from '@psp/domain/knowledge/legislation/capability';
import {
  createLegalAct,
  editLegalAct,
  publishLegalAct,
  restoreLegalAct,
  verifyLegalAct,
  withdrawLegalAct,
  writeLegalAct,
} from '@psp/domain/knowledge/legislation/manage-legislation';
import { answerReport } from '@psp/domain/knowledge/library/opinions';
import { currentPlace, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { flush, transaction } from '@psp/domain/write';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const town = await app.as({ kind: 'uat' });

let counter = 0;
const content = (more: Partial<ActContent> = {}): ActContent => ({
  ...{ number: `OUG nr. ${(counter += 1)}/2020`, title: 'privind parcurile', source: 'Monitorul Oficial' },
  ...{ sourceUrl: null, category: 'digitalizare', access: 'members', isSummary: true, ...more },
});
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from legal_act where id = ?', [id]))[0]?.version ?? 0;
const publish = async (id: string, text: string, from: string | null = null, note = '') => {
  await by(admin.actor, writeLegalAct, { id, version: await versionOf(id), text });
  const given = { id, version: await versionOf(id), from, note, basis: '' };
  await by(admin.actor, (write, input: typeof given) => publishLegalAct(write, input), given);
};
const published = async (text: string, given = content()): Promise<string> => {
  const id = await by(admin.actor, createLegalAct, given);
  await publish(id, text);
  return id;
};
const notices = (accountId: string, event: string) =>
  rows<{ message: string; href: string }>('select message, href from notification where account_id = ? and event = ?', [
    accountId,
    event,
  ]);
const opinionsOf = async (id: string, reader = town) =>
  actOpinions.parse((await reader.get(`/legislation/${id}/opinions`)).json());

test('a favourite act lasts, is listed, and its new version is told while it is read', async () => {
  const reader = await app.as({ kind: 'uat' });
  const given = content();
  const id = await published('Art. 1 Parcul este deschis.', given);
  const set = (isFavourite: boolean) => reader.post(`/legislation/${id}/favourite`, { isFavourite });
  const answers = await Promise.all([set(true), set(true)]);
  for (const answer of answers) expect(answer.json()).toEqual({ isFavourite: true, reports: [] });
  expect((await opinionsOf(id)).isFavourite).toBe(false);
  const listed = async () =>
    actList.parse((await reader.get('/legislation?show=favourites')).json()).items.map((one) => one.id);
  expect(await listed()).toEqual([id]);
  await publish(id, 'Art. 1 Parcul este închis noaptea.', '2024-03-01', 'Se închide noaptea.');
  expect(await notices(reader.actor.accountId, 'legislation.changed')).toEqual([
    {
      message: expect.stringMatching(/privind parcurile.*1 martie 2024.*Se închide noaptea\./),
      href: `/uat/legislation/${id}`,
    },
  ]);
  await by(admin.actor, editLegalAct, { ...given, id, version: await versionOf(id), access: 'partners' });
  await publish(id, 'Art. 1 Parcul este plin.', '2024-04-01', 'Altfel.');
  expect(await notices(reader.actor.accountId, 'legislation.changed')).toHaveLength(1);
  expect([await listed(), (await set(false)).statusCode]).toEqual([[], 404]);
});

test('an error reported in an act is answered once, and the reader is told', async () => {
  const id = await published('Art. 1 Unu.');
  const send = (text: string) => town.post(`/legislation/${id}/reports`, { text });
  expect((await send(' ')).statusCode).toBe(400);
  const [report] = actOpinions.parse((await send('La art. 1.')).json()).reports;
  expect(report).toMatchObject({ text: 'La art. 1.', answer: null });
  const given = { id: report?.id ?? '', version: 1, answer: 'Am corectat.' };
  const told = await Promise.allSettled([1, 2].map(() => by(admin.actor, answerReport, given)));
  expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await opinionsOf(id)).reports).toMatchObject([{ answer: 'Am corectat.' }]);
  expect(await notices(town.actor.accountId, 'legislation.answered')).toEqual([
    { message: expect.stringContaining('Am corectat.'), href: `/uat/legislation/${id}` },
  ]);
  expect((await opinionsOf(id, await app.as({ kind: 'uat' }))).reports).toEqual([]);
});

test('a check names who answers for the act, who is reminded of it once after a year', async () => {
  const id = await published('Art. 1 Unu.');
  await by(admin.actor, verifyLegalAct, { id, version: await versionOf(id) }, new Date('2025-11-14T10:00:00Z'));
  const view = actView.parse((await town.get(`/legislation/${id}`)).json());
  expect(view).toMatchObject({
    verifiedOn: '2025-11-14',
    owner: expect.stringContaining(admin.actor.organisationName),
  });
  const step = legislation.time?.['legislation-checks'];
  const remind = (at: string) =>
    transaction(database.orm, { actor: SYSTEM, now: new Date(at) }, async (write) => {
      const due = step ? await write.db.run(step.due(write.now)) : [];
      if (due.some((one) => one.id === id)) await step?.apply(write, id);
      await flush(write);
    });
  await remind('2026-11-13T12:00:00Z');
  expect(await notices(admin.actor.accountId, 'legislation.old')).toEqual([]);
  await Promise.all([remind('2026-11-14T12:00:00Z'), remind('2026-11-14T12:00:00Z')]);
  await remind('2026-11-15T12:00:00Z');
  expect(await notices(admin.actor.accountId, 'legislation.old')).toEqual([
    { message: expect.stringContaining('privind parcurile'), href: `/admin/legislation/${id}` },
  ]);
});

/* Where a town hall finds an act with this word in its text and title. */
const foundIn = async (id: string, word: string): Promise<string[]> => {
  const list = actList.parse((await town.get(`/legislation?q=${word}`)).json());
  const favourites = actList.parse((await town.get('/legislation?show=favourites')).json());
  const passages = knowledgeList.parse((await town.get(`/knowledge?q=${word}`)).json());
  const places = {
    list: list.items.some((one) => one.id === id),
    favourites: favourites.items.some((one) => one.id === id),
    address: (await town.get(`/legislation/${id}`)).statusCode === 200,
    opinions: (await town.get(`/legislation/${id}/opinions`)).statusCode === 200,
    passages: passages.items.some((one) => one.id === id),
    search: JSON.stringify((await town.get(`/search?q=${word}`)).json()).includes(id),
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
};

test.each(['withdrawn', 'made private'])(
  'an act that is %s is gone from everywhere, and open pages are told',
  async (how) => {
    const word = how === 'withdrawn' ? 'pelicanul' : 'cormoranul';
    const given = content({ title: `privind ${word}` });
    const id = await published(`Art. 1 Vine ${word}.`, given);
    await town.post(`/legislation/${id}/favourite`, { isFavourite: true });
    const all = ['list', 'favourites', 'address', 'opinions', 'passages', 'search'];
    expect(await foundIn(id, word)).toEqual(all);
    const after = await currentPlace(db);
    const at = { id, version: await versionOf(id) };
    if (how === 'withdrawn') await by(admin.actor, withdrawLegalAct, { ...at, reason: 'Abrogată.' });
    else await by(admin.actor, editLegalAct, { ...at, ...given, access: 'partners' });
    expect(await foundIn(id, word)).toEqual([]);
    const { events } = await readLiveEvents(db, { after, organisations: [], kinds: ['uat'] });
    expect(events.flatMap(({ told }) => told.map(({ topic }) => topic))).toContain(`legislation:${id}`);
    const back = { id, version: await versionOf(id) };
    if (how === 'withdrawn') await by(admin.actor, restoreLegalAct, back);
    else await by(admin.actor, editLegalAct, { ...back, ...given });
    expect(await foundIn(id, word)).toEqual(all);
  },
);

test('a changed title of an article is told with the one before', async () => {
  const id = await published('Art. 1 Scop\n(1) Unu.\nArt. 2 Program\n(1) Doi.');
  await publish(id, 'Art. 1 Scopul legii\n(1) Unu.\nArt. 2 Program\n(1) Doi.', '2024-03-01', 'Titlu nou.');
  const titles = async (query = '') =>
    actView
      .parse((await town.get(`/legislation/${id}${query}`)).json())
      .articles.map(({ title, titleBefore }) => [title, titleBefore]);
  expect(await titles()).toEqual([
    ['Scopul legii', 'Scop'],
    ['Program', null],
  ]);
  expect(await titles('?on=2024-02-01')).toEqual([
    ['Scop', null],
    ['Program', null],
  ]);
});
