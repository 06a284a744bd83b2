import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import {
  type AssistantGap,
  addedQuestions,
  assistantGap,
  assistantGaps,
  assistantSettings,
  opinionList,
  type SynonymList,
  synonymList,
  usesList,
} from '@psp/contracts/assistant-office';
import { FREQUENT_QUESTIONS } from '@psp/contracts/frequent-questions';
import { editedLibraryView } from '@psp/contracts/library';
import { questionListView } from '@psp/contracts/question-list';
import { settingChangeList } from '@psp/contracts/setting-changes';
import { listFrequentQuestions } from '@psp/domain/knowledge/assistant/office/frequent-questions';
import { noteGap } from '@psp/domain/knowledge/assistant/office/gaps';
import { countUse, isWithinCap } from '@psp/domain/knowledge/assistant/office/uses';
import { keepQuestions } from '@psp/domain/knowledge/passages/questions';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const viewer = await app.as({ kind: 'admin', role: 'viewer' });
const mayor = await app.as({ kind: 'uat' });

const ask = (question: string, words = question.toLowerCase()) => by(admin.actor, noteGap, { question, words });
const listed = async (query = '') => assistantGaps.parse((await admin.get(`/assistant/gaps?${query}`)).json());
const gapOf = async (question: string): Promise<AssistantGap> => {
  const gap = (await listed('status=all')).items.find((one) => one.question === question);
  if (!gap) throw new Error(question);
  return gap;
};
const decide = ({ id, version }: AssistantGap, action: string, body: object = {}, who = admin) =>
  who.post(`/assistant/gaps/${id}/${action}`, { version, ...body });
const passages = (id: string) =>
  rows<{ title: string; text: string; access: string; anchor: string }>(
    `select title, text, access, anchor from passage where source_kind = 'question' and source_id = ?`,
    [id],
  );
const questions = async () => addedQuestions.parse((await admin.get('/assistant/questions')).json()).items;
const idOf = async (question: string) => {
  const one = (await questions()).find((item) => item.question === question);
  if (!one) throw new Error(question);
  return one;
};

test('a question without an answer is counted once however often it is asked, the most asked first', async () => {
  await ask('Cât costă un drum?');
  for (const question of ['Cine plătește gunoiul?', 'Gunoiul cine îl plătește?']) await ask(question, 'gun plat');
  const { items, total } = await listed();
  expect(total).toBe(2);
  expect(items.map(({ question, asked }) => [question, asked])).toEqual([
    ['Cine plătește gunoiul?', 2],
    ['Cât costă un drum?', 1],
  ]);
  expect(items[0]?.actions).toEqual(['task', 'question', 'dismiss']);
  expect(assistantGaps.parse((await viewer.get('/assistant/gaps')).json()).items[0]?.actions).toEqual([]);
  const [first] = items;
  if (!first) throw new Error('none');
  expect((await decide(first, 'dismiss', {}, viewer)).statusCode).toBe(403);
  expect((await decide(first, 'dismiss', {}, mayor)).statusCode).toBe(403);
  expect((await mayor.get('/assistant/gaps')).statusCode).toBe(403);
});

test('a question becomes a document in preparation by one of two administrators, and is opened again', async () => {
  const question = `${'Cum se face '.repeat(60)}totul?`;
  await ask(question, 'tot');
  const gap = await gapOf(question);
  const answers = await Promise.all([1, 2].map(() => decide(gap, 'task')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const done = await gapOf(question);
  expect(done).toMatchObject({ status: 'task', actions: ['reopen'] });
  const document = editedLibraryView.parse((await admin.get(`/library/${done.document?.id}`)).json());
  expect(document).toMatchObject({ status: 'draft', content: { author: admin.actor.organisationName } });
  expect(document.content.title.length).toBeLessThanOrEqual(200);
  expect(document.content.description.length).toBeLessThanOrEqual(600);
  expect((await listed('status=task')).items.map(({ id }) => id)).toEqual([gap.id]);
  expect((await decide(done, 'dismiss')).json()).toMatchObject({ code: 'action.not_allowed' });
  await ask(question, 'tot');
  expect(await gapOf(question)).toMatchObject({ status: 'task', asked: 2, version: done.version });
  const reopened = assistantGap.parse((await decide(done, 'reopen')).json());
  expect(reopened).toMatchObject({ status: 'open', document: null });
  const acts = await rows('select action from audit where entity_id = ? and outcome = ? order by id', [gap.id, 'done']);
  expect(acts).toEqual([{ action: 'assistant-gap.task' }, { action: 'assistant-gap.reopen' }]);
});

test('a question becomes a frequent question that the search finds, is changed with its passage, and removed with it', async () => {
  await ask('Pot plăti cu cardul?');
  const gap = await gapOf('Pot plăti cu cardul?');
  const form = { question: 'Se poate plăti cu cardul?', answer: 'Da, la casierie.' };
  expect((await decide(gap, 'question', { ...form, answer: ' ' })).statusCode).toBe(400);
  const became = assistantGap.parse((await decide(gap, 'question', form)).json());
  expect(became).toMatchObject({ status: 'question', becameQuestion: form.question });
  const { id, version } = await idOf(form.question);
  expect(await passages(id)).toEqual([
    { title: form.question, text: form.answer, access: 'visitors', anchor: `intrebare-${id}` },
  ]);
  await by(admin.actor, ({ db }) => keepQuestions(db), {});
  expect(await passages(id)).toHaveLength(1);
  const put = { ...form, answer: 'Da, și pe ghiseul.ro.', version };
  expect((await admin.put(`/assistant/questions/${id}`, put)).statusCode).toBe(200);
  expect((await admin.put(`/assistant/questions/${id}`, put)).json()).toMatchObject({ code: 'version.stale' });
  expect(await passages(id)).toMatchObject([{ text: put.answer }]);
  const removal = { version: (await idOf(form.question)).version };
  expect((await admin.post(`/assistant/questions/${id}/remove`, removal)).statusCode).toBe(200);
  expect(await passages(id)).toEqual([]);
  expect(await gapOf('Pot plăti cu cardul?')).toMatchObject({ status: 'question', becameQuestion: null });
  expect((await admin.post(`/assistant/questions/${id}/remove`, removal)).statusCode).toBe(404);
});

test('a question is added once, also by two at once, and not beside the same one of the portal', async () => {
  const add = (question: string) => admin.post('/assistant/questions', { question, answer: 'Așa.' });
  const answers = await Promise.all(['Unde este sediul?', 'unde ESTE sediul?'].map(add));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await add('cum ma inscriu in portal?')).json()).toMatchObject({ code: 'frequent-question.exists' });
  await add('A doua?');
  const { id, version } = await idOf('A doua?');
  const renamed = await admin.put(`/assistant/questions/${id}`, {
    version,
    question: 'Unde este sediul?',
    answer: 'B',
  });
  expect(renamed.json()).toMatchObject({ code: 'frequent-question.exists' });
  await rows(`insert into frequent_question (id, created_at, updated_at, question, answer)
    select uuidv7(), now(), now(), 'Nr. ' || n, 'Da' from generate_series(1, 100 - (select count(*) from frequent_question)) n`);
  expect((await add('Una în plus?')).json()).toMatchObject({ code: 'frequent-question.full' });
  await rows(`delete from frequent_question where question like 'Nr. %'`);
});

const LIST = '/assistant/question-list';
const whole = async () => questionListView.parse((await admin.get(LIST)).json());
const shown = async () => (await by(admin.actor, ({ db }) => listFrequentQuestions(db), {})).items;

test('the questions of the portal are changed too, with what visitors read, and an earlier version comes back', async () => {
  const [first] = FREQUENT_QUESTIONS;
  const { version, value } = await whole();
  expect(value.items.slice(0, FREQUENT_QUESTIONS.length).map(({ id }) => id)).toEqual(
    FREQUENT_QUESTIONS.map(({ id }) => id),
  );
  const [portal, ...others] = value.items;
  const items = [{ ...portal, answer: 'Sunați la asociație.' }, ...others.slice(1)];
  const saved = questionListView.parse((await admin.post(LIST, { version, value: { items } })).json());
  expect(saved).toMatchObject({ version: version + 1, value: { items } });
  expect((await shown())[0]).toEqual({
    ...{ anchor: first.anchor, question: first.question, answer: 'Sunați la asociație.' },
  });
  expect(await passages(first.id)).toMatchObject([{ text: 'Sunați la asociație.', anchor: first.anchor }]);
  expect(await passages(others[0]?.id ?? '')).toEqual([]);
  await by(admin.actor, ({ db }) => keepQuestions(db), {});
  expect(await passages(first.id)).toMatchObject([{ text: 'Sunați la asociație.' }]);
  expect((await admin.post(LIST, { version, value: { items } })).json()).toMatchObject({ code: 'version.stale' });
  expect((await viewer.post(LIST, { version: version + 1, value: { items } })).statusCode).toBe(403);
  expect((await mayor.get(LIST)).statusCode).toBe(403);
  const twice = [...items, { ...portal, id: '01900000-0000-7000-8000-0000000000ff' }];
  expect((await admin.post(LIST, { version: version + 1, value: { items: twice } })).statusCode).toBe(400);

  await admin.post(`${LIST}/restore`, { version: version + 1, of: version });
  expect((await whole()).value).toEqual(value);
  expect((await shown())[0]?.answer).toBe(first.answer);
  expect(await passages(others[0]?.id ?? '')).toHaveLength(1);
});

test('a question added to the list is a row of its own, and each change is a version in the list of all changes', async () => {
  const { version, value } = await whole();
  const one = { id: '01900000-0000-7000-8000-0000000000aa', question: 'Unde parchez?', answer: 'În curte.' };
  await admin.post(LIST, { version, value: { items: [...value.items, one] } });
  expect(await idOf(one.question)).toMatchObject({ id: one.id, version: 1 });
  await admin.put(`/assistant/questions/${one.id}`, { version: 1, question: one.question, answer: 'Pe stradă.' });
  await admin.post(`/assistant/questions/${one.id}/remove`, { version: 2 });
  expect((await whole()).value).toEqual(value);
  expect((await whole()).version).toBe(version + 3);
  const changes = settingChangeList.parse((await admin.get('/settings/changes?of=frequent-questions')).json());
  expect(changes.items[0]?.version).toMatchObject({ setting: 'frequent-questions', number: version + 3 });
});

const groups = async (query = ''): Promise<SynonymList> =>
  synonymList.parse((await admin.get(`/assistant/synonyms${query}`)).json());

test('every portal has groups of synonyms; a term stands in one of them', async () => {
  const seeded = await groups();
  expect(seeded.total).toBeGreaterThanOrEqual(12);
  const known = seeded.items.find(({ terms }) => terms.includes('caiet de sarcini'));
  expect((await groups('?q=SPECIFICATII teh')).items).toEqual([known]);
  expect((await groups('?q=fără înțeles')).total).toBe(0);
  const add = (terms: string[]) => admin.post('/assistant/synonyms', { terms });
  expect((await add(['Caiet de SARCINI', 'alt termen'])).json()).toMatchObject({
    code: 'assistant-synonym.taken',
    message: expect.stringContaining('caiet de sarcini ~ specificații tehnice'),
  });
  expect((await add(['apă', 'APA'])).json()).toMatchObject({ code: 'assistant-synonym.twice' });
  for (const terms of [
    ['unul'],
    Array.from({ length: 11 }, (_, n) => `termen ${n}`),
    ['ok', 'x'.repeat(61)],
    ['ok', '—'],
  ])
    expect((await add(terms)).statusCode).toBe(400);
  const both = await Promise.all([1, 2].map((n) => add(['salubritate', `gunoi ${n}`])));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const edited = { version: known?.version, terms: ['caiet de sarcini', 'specificații tehnice', 'CS'] };
  expect((await admin.put(`/assistant/synonyms/${known?.id}`, edited)).statusCode).toBe(204);
  expect((await admin.put(`/assistant/synonyms/${known?.id}`, edited)).json()).toMatchObject({ code: 'version.stale' });
  expect((await admin.post(`/assistant/synonyms/${known?.id}/remove`, { version: 2 })).statusCode).toBe(204);
  expect((await groups()).total).toBe(seeded.total);
});

test('what is used is counted by organisation and month with its cost, up to the caps', async () => {
  const settings = () => admin.get('/assistant/settings');
  const first = assistantSettings.parse((await settings()).json());
  expect(first).toMatchObject({ monthlyCap: 500, organisationCap: 50, inputPrice: 0, outputPrice: 0 });
  const given = { monthlyCap: 100, organisationCap: 10, inputPrice: 5, outputPrice: 20.1234, version: first.version };
  expect((await admin.put('/assistant/settings', { ...given, inputPrice: -1 })).statusCode).toBe(400);
  expect((await admin.put('/assistant/settings', given)).json()).toMatchObject({ ...given, version: 2 });
  expect((await admin.put('/assistant/settings', given)).json()).toMatchObject({ code: 'version.stale' });
  const { organisationId } = mayor.actor;
  const used = { refused: false, generated: true, inputTokens: 100_000, outputTokens: 10_000 };
  await by(mayor.actor, (write) => countUse(write, organisationId, used), {});
  await by(
    mayor.actor,
    (write) =>
      countUse(write, organisationId, { ...used, refused: true, generated: false, inputTokens: 0, outputTokens: 0 }),
    {},
  );
  const list = usesList.parse((await admin.get('/assistant/uses')).json());
  const line = { questions: 2, refused: 1, generated: 1, inputTokens: 100_000, outputTokens: 10_000, cost: 0.7012 };
  expect(list).toMatchObject({ total: 1, totals: line, items: [{ organisation: { id: organisationId }, ...line }] });
  expect(list.months).toEqual([list.month]);
  const earlier = usesList.parse((await admin.get('/assistant/uses?month=2025-01')).json());
  expect(earlier).toMatchObject({ month: '2025-01', items: [], totals: { questions: 0, cost: 0 } });
  expect((await admin.get('/assistant/uses?month=2025-13')).statusCode).toBe(400);
  const isWithin = () => by(mayor.actor, ({ db, now }) => isWithinCap(db, organisationId, now), {});
  expect(await isWithin()).toBe(true);
  await rows('update assistant_use set cost = 10');
  expect(await isWithin()).toBe(false);
  expect(await by(admin.actor, ({ db, now }) => isWithinCap(db, admin.actor.organisationId, now), {})).toBe(true);
  await rows('update assistant_use set cost = 100');
  expect(await by(admin.actor, ({ db, now }) => isWithinCap(db, admin.actor.organisationId, now), {})).toBe(false);
});

test('answers of no use are shown with the word of the person, without names and personal data', async () => {
  const { accountId, organisationId } = mayor.actor;
  await rows(
    `with c as (insert into assistant_conversation (id, created_at, updated_at, account_id, organisation_id, title)
      values (uuidv7(), now(), now(), ?, ?, 'T') returning id)
    insert into assistant_turn (id, conversation_id, number, question, state, asked_at, answer, is_useful, comment)
    select uuidv7(), c.id, n, 'Scrieți-mi la ion@primarie.ro, la 0722123456', 'answered', now() + n * interval '1 second', '{}', n < 3,
      case when n < 3 then 'Bun' else 'Nu la ana@primarie.ro' end from c, generate_series(1, 4) n`,
    [accountId, organisationId],
  );
  const { items } = opinionList.parse((await admin.get('/assistant/opinions')).json());
  expect(items).toHaveLength(2);
  expect(JSON.stringify(items)).not.toMatch(/@primarie|0722123456|T"/);
  expect(items[0]?.comment).toMatch(/^Nu la /);
});
