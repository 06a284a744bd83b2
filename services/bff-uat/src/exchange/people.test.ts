import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type ExchangeEditing, exchangeEditing, exchangeQuestions, exchangeView } from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { followExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import { eraseTraces } from '@psp/domain/operating/personal-data/anonymise';
import { acting } from '@psp/domain/testing/acting';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const author = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });
type Person = typeof author;

const page = (id: string) => `/exchange/${id}`;
const create = async (deciding: Partial<ExchangeContent> = {}): Promise<ExchangeEditing> =>
  exchangeEditing.parse((await author.post('/exchange', { content: anExchange(deciding) })).json());
const readEditing = async (id: string) => exchangeEditing.parse((await author.get(`${page(id)}/editing`)).json());
const published = async (deciding: Partial<ExchangeContent> = {}): Promise<string> => {
  const { id, version } = await create(deciding);
  expect((await author.post(`${page(id)}/publish`, { version, isClean: true })).statusCode).toBe(200);
  return id;
};
const read = async (person: Person, id: string) => exchangeView.parse((await person.get(page(id))).json());
/* Whom a notification about the project was sent to. */
const told = async (event: string, id: string) =>
  (
    await rows<{ id: string }>(
      `select account_id as id from notification where event = ? and href like '%/' || ? order by 1`,
      [event, id],
    )
  ).map((row) => row.id);

test('300 steps of 300 characters are kept; all texts together have a limit that is said, also for 300 steps of 2,000', async () => {
  const stepsOf = (length: number) =>
    Array.from({ length: 300 }, (_, at) => ({ title: `${at}`, text: 'ș'.repeat(length), from: null, to: null }));
  const { content } = await create({ steps: stepsOf(300) });
  expect(content.steps.at(-1)?.text).toHaveLength(300);
  for (const length of [500, 2000]) {
    const refused = await author.post('/exchange', { content: anExchange({ steps: stepsOf(length) }) });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain('împreună cel mult 150.000 de caractere');
  }
});

test('questions are read by twenty, the oldest first, without those that were removed', async () => {
  const [id, hidden] = [await published(), await published()];
  await rows(
    `insert into exchange_question (exchange_id, organisation_id, account_id, text, created_at)
      select x.id, ?, ?, n, now() from exchange_project x, generate_series(1, 45) n where x.id = ? returning id`,
    [other.actor.organisationId, other.actor.accountId, id],
  );
  await rows(`update exchange_question set removed_at = now() where exchange_id = ? and text = '7' returning id`, [id]);
  const first = await read(other, id);
  expect(first.questions).toHaveLength(20);
  expect(first.questionCounts).toEqual({ all: 44, open: 44 });
  const next = async (after: string | null, on = id) =>
    exchangeQuestions.parse((await other.get(`${page(on)}/questions?after=${after}`)).json());
  const second = await next(first.nextQuestions);
  const third = await next(second.next);
  const shown = [...first.questions, ...second.items, ...third.items];
  expect([second.items.length, third.items.length, third.next]).toEqual([20, 4, null]);
  expect(new Set(shown.map((one) => one.id)).size).toBe(44);
  expect(shown.map((one) => one.id)).toEqual(shown.map((one) => one.id).sort());
  expect(await next(first.nextQuestions, hidden)).toEqual({ items: [], next: null });
  const draft = await create();
  expect((await other.get(`${page(draft.id)}/questions?after=${first.nextQuestions}`)).statusCode).toBe(404);
  expect((await other.get(`${page(id)}/questions`)).statusCode).toBe(400);
});

test('the usual answer time is the median of at least five answers to published projects', async () => {
  const id = await published();
  const answer = (hours: number) =>
    rows(
      `insert into exchange_question (exchange_id, organisation_id, account_id, text, created_at, answer, answered_by, answered_at)
        values (?, ?, ?, 'Cum', now() - make_interval(hours => ?::int), 'Așa.', ?, now()) returning id`,
      [id, other.actor.organisationId, other.actor.accountId, hours, author.actor.accountId],
    );
  const days = async () => (await read(other, id)).answerDays;
  for (const hours of [1, 30, 40, 400]) await answer(hours);
  expect(await days()).toBeNull();
  await answer(2);
  expect(await days()).toBe(2);
});

test('who adopted a project is named with its public showcase alone', async () => {
  const id = await published();
  await rows(
    `insert into exchange_adoption (exchange_id, organisation_id, account_id, created_at, title, authority)
      values (?, ?, ?, now(), 'Un titlu', 'O primărie') returning exchange_id`,
    [id, other.actor.organisationId, other.actor.accountId],
  );
  const showcase = async () => (await read(author, id)).adopters.map(({ communityId }) => communityId);
  expect(await showcase()).toEqual([null]);
  const [community] = await rows<{ id: string }>(
    `insert into community (organisation_id, name, county_code) values (?, 'Hațeg', 'HD') returning id`,
    [other.actor.organisationId],
  );
  expect(await showcase()).toEqual([null]);
  await rows(`update community set status = 'published', published_at = now() where id = ? returning id`, [
    community?.id,
  ]);
  expect(await showcase()).toEqual([community?.id]);
});

test('the 10,000th project has a number of its own', async () => {
  await rows(`select setval('exchange_project_number', 9998)`);
  const numbers = [(await create()).number, (await create()).number];
  expect(numbers.map((number) => number.replace(/^PX-\d{4}-/, ''))).toEqual(['9999', '10000']);
});

test('a contact that left the team is named no more: all members are told of questions, and the project can be saved', async () => {
  const { organisationId } = author.actor;
  const contact = await app.as({ kind: 'uat', organisationId });
  const id = await published({ contactId: contact.actor.accountId });
  const ask = async () => expect((await other.post(`${page(id)}/questions`, { text: 'Cum?' })).statusCode).toBe(200);
  await ask();
  expect(await told('exchange.question', id)).toEqual([contact.actor.accountId]);
  await rows('delete from membership where account_id = ?', [contact.actor.accountId]);
  await ask();
  expect(await told('exchange.question', id)).toContain(author.actor.accountId);
  const { version, content } = await readEditing(id);
  expect(content.contactId).toBeNull();
  expect((await author.put(page(id), { version, content })).statusCode).toBe(200);
});

test('a person who is erased is the contact in no project and in no version of it', async () => {
  const { organisationId } = author.actor;
  const { actor } = await app.as({ kind: 'uat', organisationId });
  const id = await published({ contactId: actor.accountId });
  await acting(database.orm)(
    actor,
    (write) => eraseTraces(write, { id: actor.accountId, email: 'nimeni@exemplu.ro' }),
    null,
  );
  const kept = await rows(
    `select x.contact_id, x.content ->> 'contactId' as named, v.content ->> 'contactId' as before
    from exchange_project x join exchange_version v on v.exchange_id = x.id where x.id = ?`,
    [id],
  );
  expect(kept).toEqual([{ contact_id: null, named: null, before: null }]);
});

test('firms that follow a project are told of changes on their own pages, and nobody follows an own project', async () => {
  const id = await published();
  const firm = await app.as({ kind: 'firma' });
  await acting(database.orm)(firm.actor, followExchange, { id, on: true });
  expect((await author.post(`${page(id)}/follow`, { on: true })).json()).toMatchObject({ code: 'exchange.own' });
  const { version, content } = await readEditing(id);
  expect((await author.put(page(id), { version, content })).statusCode).toBe(200);
  const [sent] = await rows(`select href from notification where event = 'exchange.edited' and account_id = ?`, [
    firm.actor.accountId,
  ]);
  expect(sent).toEqual({ href: `/firma/exchange/${id}` });
});

test('who follows for an organisation and leaves it neither counts nor follows for another one', async () => {
  const id = await published();
  const follow = async (person: Person, on = true) =>
    exchangeView.parse((await person.post(`${page(id)}/follow`, { on })).json());
  expect(await follow(other)).toMatchObject({ followers: 1, isFollowed: true });
  const former = await app.as({ kind: 'uat' });
  await rows('update exchange_follower set organisation_id = ? where exchange_id = ?', [
    former.actor.organisationId,
    id,
  ]);
  expect(await read(other, id)).toMatchObject({ followers: 0, isFollowed: false });
  expect((await other.get('/exchange?show=followed')).json()).toMatchObject({ total: 0 });
  expect(await follow(other)).toMatchObject({ followers: 1, isFollowed: true });
  expect(await rows('select followers from exchange_project where id = ?', [id])).toEqual([{ followers: 1 }]);
  expect(await follow(other, false)).toMatchObject({ followers: 0, isFollowed: false });
});
