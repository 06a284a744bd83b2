import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type AssistantConversation, assistantConversation, assistantConversations } from '@psp/contracts/assistant';
import { newId } from '@psp/domain/id';
import { countPassageWords } from '@psp/domain/knowledge/assistant/words';
import { type Access, removePassages, replacePassages } from '@psp/domain/knowledge/passages/keep-passages';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const clerk = await app.as({ kind: 'uat' });
const colleague = await app.as({ kind: 'uat', organisationId: clerk.actor.organisationId });
type Person = typeof clerk;

const keep = async (title: string, text: string, more: { access?: Access; id?: string; heading?: string } = {}) => {
  const { access = 'members', id = newId(), heading = '' } = more;
  const source = { kind: 'library', id, title, access, category: null } as const;
  await by(admin, (write) => replacePassages(write, source, [{ anchor: 'a', heading, text }]), undefined);
  return source;
};
await keep(
  'Ghidul parcurilor',
  'Iarba se tunde de două ori pe lună. Băncile se vopsesc în aprilie. Arborii se toaletează iarna.',
);
await keep('Ghidul bibliotecii', 'Biblioteca împrumută cărți copiilor sub paisprezece ani fără taxă.');
for (let n = 0; n < 20; n += 1) await keep(`Note ${n}`, `Despre altele, a ${n}-a oară, se scrie rar.`);
await countPassageWords(createReadDb(database.orm));

const parse = (answer: { json: () => unknown }): AssistantConversation => assistantConversation.parse(answer.json());
const begin = async (question: string, person: Person = clerk) =>
  parse(await person.post('/assistant/conversations', { question }));
const ask = (id: string, question: string, after: number, person: Person = clerk) =>
  person.post(`/assistant/conversations/${id}/questions`, { question, after });
const view = (id: string, person: Person = clerk) => person.get(`/assistant/conversations/${id}`);
const lastOf = ({ turns }: AssistantConversation) => turns.at(-1);

test('a question is answered by sentences of passages, each with the passage that it stands in', async () => {
  const conversation = await begin('cand vopsim bancile?');
  expect(conversation).toMatchObject({ title: 'cand vopsim bancile?', questions: 1 });
  expect(lastOf(conversation)).toMatchObject({
    ...{ state: 'answered', by: 'extraction', withdrawn: 0 },
    sentences: [{ text: 'Băncile se vopsesc în aprilie.', citations: [1] }],
    passages: [
      {
        number: 1,
        kind: 'library',
        title: 'Ghidul parcurilor',
        anchor: 'a',
        quotes: ['Băncile se vopsesc în aprilie.'],
      },
    ],
  });
  expect(parse(await view(conversation.id))).toEqual(conversation);
});

test('a question that no passage answers is refused', async () => {
  for (const question of ['Ce spor primește arhivarul?', 'Cine vopsește gardul cimitirului?', '?!', 'xyzzy'])
    expect(lastOf(await begin(question, await app.as({ kind: 'uat' })))).toMatchObject({
      state: 'refused',
      sentences: [],
      passages: [],
    });
});

test('a refused question shows the passages that come nearest, as long as they may be read', async () => {
  const guide = await keep('Ghidul cimitirului', 'Aleile cimitirului se mătură vinerea.');
  const conversation = await begin('Cine mătură gardul de lemn al cimitirului?', await app.as({ kind: 'uat' }));
  expect(lastOf(conversation)).toMatchObject({
    ...{ state: 'refused', sentences: [] },
    passages: [{ number: 1, title: 'Ghidul cimitirului', quotes: [] }],
  });
  const other = await begin('Cine mătură gardul de lemn al cimitirului?');
  await keep('Ghidul cimitirului', 'Aleile cimitirului se mătură vinerea.', { id: guide.id, access: 'partners' });
  expect(lastOf(parse(await view(other.id)))).toMatchObject({ state: 'refused', passages: [] });
});

test('an answer whose passages match in part says so', async () => {
  expect(lastOf(await begin('Când se vopsesc băncile?'))).toMatchObject({ state: 'answered', isPartial: false });
  expect(lastOf(await begin('Când se vopsesc băncile și arborii din școală?'))).toMatchObject({
    ...{ state: 'answered', isPartial: true },
  });
});

test('a following question is understood with the one before it', async () => {
  const { id } = await begin('Când se vopsesc băncile din parcuri?');
  expect(lastOf(parse(await ask(id, 'Dar iarba?', 1)))).toMatchObject({
    sentences: [{ text: 'Iarba se tunde de două ori pe lună.' }],
  });
});

test('blank and too long questions are refused before anything is looked for', async () => {
  for (const question of ['', '  \n ', 'x'.repeat(2001), 'ă '.repeat(10_000)])
    expect((await colleague.post('/assistant/conversations', { question })).statusCode).toBe(400);
});

test('conversations are of their person alone, renamed, and deleted', async () => {
  const { id, version } = await begin('Când se tunde iarba?');
  for (const other of [colleague, await app.as({ kind: 'uat' })]) {
    expect((await view(id, other)).statusCode).toBe(404);
    expect((await ask(id, 'Și iarna?', 1, other)).statusCode).toBe(404);
    expect((await other.post(`/assistant/conversations/${id}/remove`, { version })).statusCode).toBe(404);
  }
  const renamed = parse(await clerk.post(`/assistant/conversations/${id}/title`, { version, title: 'Iarba' }));
  expect(renamed.title).toBe('Iarba');
  expect((await clerk.post(`/assistant/conversations/${id}/title`, { version, title: 'Alta' })).statusCode).toBe(409);
  expect((await clerk.post(`/assistant/conversations/${id}/remove`, { version: renamed.version })).statusCode).toBe(
    204,
  );
  expect((await view(id)).statusCode).toBe(404);
  const { items } = assistantConversations.parse((await clerk.get('/assistant/conversations')).json());
  expect(items.map((item) => item.id)).not.toContain(id);
});

test('a page that has not seen the last question is told so, and two questions at once become one', async () => {
  const { id } = await begin('Când se tunde iarba?');
  const both = await Promise.all([ask(id, 'Dar iarna?', 1), ask(id, 'Dar băncile?', 1)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await ask(id, 'Dar arborii?', 1)).json()).toMatchObject({ code: 'assistant.behind' });
  expect(parse(await view(id)).questions).toBe(2);
});

test('what is withdrawn, hidden or rewritten is no longer shown in old answers', async () => {
  const source = await keep('Regulamentul fântânii', 'Fântâna pornește la ora șapte dimineața.');
  const { id } = await begin('La ce oră pornește fântâna?');
  const shown = async () => lastOf(parse(await view(id)));
  expect(await shown()).toMatchObject({ withdrawn: 0, passages: [{ title: 'Regulamentul fântânii' }] });
  for (const change of [
    () => keep(source.title, 'Fântâna pornește la ora opt.', { id: source.id }),
    () => keep(source.title, 'Fântâna pornește la ora șapte dimineața.', { id: source.id, access: 'partners' }),
    () => by(admin, (write) => removePassages(write, 'library', source.id), undefined),
  ]) {
    await change();
    expect(await shown()).toMatchObject({ withdrawn: 1, sentences: [], passages: [] });
  }
});

test('an answer is asked for again, and a stop after its end changes nothing', async () => {
  const { id, turns } = await begin('Cine repară ceasul din turn?');
  const turn = turns[0]?.id ?? '';
  expect(lastOf(parse(await clerk.post(`/assistant/conversations/${id}/stop`, { turn })))?.state).toBe('refused');
  await keep('Registrul turnului', 'Ceasul din turn este reparat de ceasornicar.');
  expect(lastOf(parse(await clerk.post(`/assistant/conversations/${id}/retry`, { turn })))).toMatchObject({
    ...{ number: 1, state: 'answered' },
    sentences: [{ text: 'Ceasul din turn este reparat de ceasornicar.' }],
  });
  await ask(id, 'Dar gardul?', 1);
  expect((await clerk.post(`/assistant/conversations/${id}/retry`, { turn })).statusCode).toBe(409);
});

test('an opinion about an answer is kept, changed and taken back by its person', async () => {
  const { id, turns } = await begin('Când se tunde iarba?');
  const rate = (body: object, person: Person = clerk) => person.post(`/assistant/turns/${turns[0]?.id}/feedback`, body);
  expect(lastOf(parse(await rate({ isUseful: false, comment: 'Prea scurt' })))?.feedback).toEqual({
    ...{ isUseful: false, comment: 'Prea scurt' },
  });
  expect(lastOf(parse(await rate({ isUseful: true })))?.feedback).toEqual({ isUseful: true, comment: '' });
  expect((await rate({ isUseful: true }, colleague)).statusCode).toBe(404);
  expect(lastOf(parse(await rate({ isUseful: null })))?.feedback).toBeNull();
  expect((await view(id)).statusCode).toBe(200);
});

test('own requests answer to their authority alone', async () => {
  await scenario.sent(
    clerk.actor,
    aRequest({ title: 'Clopotul bisericii', description: 'Clopotul cântărește nouăzeci de kilograme.' }),
  );
  expect(lastOf(await begin('Cât cântărește clopotul?'))).toMatchObject({
    passages: [{ kind: 'request', title: 'Clopotul bisericii' }],
    sentences: [{ text: 'Clopotul cântărește nouăzeci de kilograme.' }],
  });
  expect(lastOf(await begin('Cât cântărește clopotul?', colleague))?.state).toBe('answered');
  for (const other of [await app.as({ kind: 'uat' })])
    expect(lastOf(await begin('Cât cântărește clopotul?', other))?.state).toBe('refused');
});
