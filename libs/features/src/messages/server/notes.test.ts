import { beforeEach, expect, test } from '@jest/globals';
import { startTalk } from '../testing/talk.ts';

const { rows, uat, firma, colleague, view, start, read, write, step } = await startTalk();
type Person = typeof uat;

let id = '';
beforeEach(async () => {
  ({ id } = view(await start(uat, firma)));
  await write(firma, id, 'Doi');
});

/** Returns the bodies of all answers that contain the user's conversations. */
const answersFor = async (person: Person): Promise<string[]> => {
  const paths = [`/conversations/${id}`, '/conversations', '/conversations?show=unread', '/conversations?q=Registru'];
  return Promise.all(paths.map(async (path) => (await person.get(path)).payload));
};
const note = (person: Person, body = 'Numai pentru noi') => write(person, id, body, { isNote: true });
const numbersFor = async (person: Person) =>
  (await read(person, id)).messages.filter(({ isNote }) => !isNote).map(({ number }) => number);

test("a side's notes, reading and assignments change nothing in the other side's answers and events", async () => {
  const before = await answersFor(firma);
  const [last] = await rows<{ id: string }>('select coalesce(max(id), 0)::text as id from live_event');
  await note(uat);
  await note(colleague);
  for (const person of [uat, colleague]) {
    const { messages, version } = await read(person, id);
    await step(person, id, 'assign', { version, accountId: person.actor.accountId });
    expect(messages.at(-1)?.isNote).toBe(true);
  }
  expect(await answersFor(firma)).toEqual(before);
  const events = await rows('select from live_event where id > ?::bigint and ? = any (organisations)', [
    last?.id,
    firma.actor.organisationId,
  ]);
  expect(events).toEqual([]);
});

test('when a side has read all messages, reading its notes sends the other side no event', async () => {
  await step(uat, id, 'read', { number: 2 });
  await note(colleague);
  const before = await answersFor(firma);
  const [last] = await rows<{ id: string }>('select coalesce(max(id), 0)::text as id from live_event');
  const { messages } = await read(uat, id);
  expect((await step(uat, id, 'read', { number: messages.at(-1)?.number ?? 0 })).statusCode).toBe(204);
  expect((await step(uat, id, 'read', { number: 99 })).statusCode).toBe(204);
  expect(await answersFor(firma)).toEqual(before);
  expect(
    await rows('select from live_event where id > ?::bigint and ? = any (organisations)', [
      last?.id,
      firma.actor.organisationId,
    ]),
  ).toEqual([]);
});

test('message numbers have no gaps for either side, and notes keep their position', async () => {
  await note(uat, 'Întâi');
  await write(uat, id, 'Trei');
  await note(firma);
  await note(uat, 'A doua');
  await write(firma, id, 'Patru');
  for (const person of [uat, firma]) expect(await numbersFor(person)).toEqual([1, 2, 3, 4]);
  const { messages } = await read(uat, id);
  expect(messages.map(({ number, body }) => [number, body])).toEqual([
    [1, 'Bună ziua!'],
    [2, 'Doi'],
    [2, 'Întâi'],
    [3, 'Trei'],
    [3, 'A doua'],
    [4, 'Patru'],
  ]);
});

test("the other side's read position counts messages, and notes do not change it", async () => {
  await note(firma);
  await write(uat, id, 'Trei');
  await note(firma);
  expect((await read(uat, id)).seen).toMatchObject({ number: 2 });
  await step(firma, id, 'read', { number: 3 });
  expect((await read(uat, id)).seen).toMatchObject({ number: 3 });
  expect((await read(firma, id)).readNumber).toBe(3);
});

test("an assignment by the other side does not make one's own version stale", async () => {
  const { version } = await read(firma, id);
  const own = await read(uat, id);
  await step(uat, id, 'assign', { version: own.version, accountId: uat.actor.accountId });
  view(await step(firma, id, 'complete', { version }));
  expect((await step(uat, id, 'reopen', { version: own.version })).statusCode).toBe(409);
  view(await step(uat, id, 'reopen', { version: own.version + 2 }));
});

test('rows written by the previous release are counted correctly', async () => {
  const writeAsBefore = async (person: Person, number: number, isNote: boolean) => {
    const { accountId, organisationId } = person.actor;
    await rows(
      `insert into message (conversation_id, number, organisation_id, account_id, body, is_note, created_at)
       values (?, ?, ?, ?, 'Din ediția dinainte', ?, now())`,
      [id, number, organisationId, accountId, isNote],
    );
    await rows(
      `insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at) values (?, ?, ?, ?, now())
       on conflict (conversation_id, account_id, organisation_id) do update
         set read_number = excluded.read_number, read_at = excluded.read_at
         where conversation_reader.read_number < excluded.read_number`,
      [id, accountId, organisationId, number],
    );
  };
  await writeAsBefore(firma, 3, true);
  const { seen } = await read(uat, id);
  await writeAsBefore(firma, 4, true);
  expect((await read(uat, id)).seen).toEqual(seen);
  await writeAsBefore(firma, 5, false);
  expect(await numbersFor(uat)).toEqual([1, 2, 3]);
  expect((await read(uat, id)).seen).toMatchObject({ number: 3 });
});
