import { expect, test } from '@jest/globals';
import { conversationStart } from '@psp/contracts/messages';
import { codeOf, startTalk } from '../testing/talk.ts';

const { app, rows, uat, firma, view, start, read, write, step } = await startTalk();
type Person = typeof uat;

const strangers = async (): Promise<[Person, Person]> => [
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'firma' }),
];
/** Inserts organisations without conversations. */
const organisations = (kind: 'uat' | 'firma', count: number) =>
  rows<{ id: string }>(
    `insert into organisation (kind, name, status, uat_type) select ?, 'Organizația ' || n, 'approved', ?
     from generate_series(1, ?::int) n returning id`,
    [kind, kind === 'uat' ? 'commune' : null, count],
  );
const codesOf = (answers: { statusCode: number; json(): unknown }[]) =>
  answers.map((answer) => (answer.statusCode < 300 ? 'done' : codeOf(answer)));
const timesIn = (codes: unknown[], code: string) => codes.filter((one) => one === code).length;
const beginAll = async (person: Person, others: { id: string }[]) =>
  codesOf(await Promise.all(others.map(({ id: to }) => start(person, person, { to }))));
const refusalOf = async (person: Person, to: string) =>
  conversationStart.parse((await person.get(`/conversations/start?to=${to}`)).json()).refusal;

test('an unknown organisation can be sent three messages before it answers', async () => {
  const [town, firm] = await strangers();
  const { id } = view(await start(town, firm));
  for (const body of ['Doi', 'Trei']) expect((await write(town, id, body)).statusCode).toBe(204);
  expect(codeOf(await write(town, id, 'Patru'))).toBe('conversation.unanswered');
  expect(await read(town, id)).toMatchObject({
    actions: ['note', 'complete', 'assign', 'report'],
    refusal: 'Ați trimis deja trei mesaje fără răspuns. Puteți scrie din nou după ce organizația răspunde.',
  });
  expect((await write(town, id, 'Nu răspund', { isNote: true })).statusCode).toBe(204);
  expect(await read(firm, id)).toMatchObject({ refusal: null, actions: expect.arrayContaining(['answer']) });
  await write(firm, id, 'Bună ziua!');
  expect((await write(town, id, 'Patru')).statusCode).toBe(204);
  expect((await read(town, id)).refusal).toBeNull();
});

test('completing and reopening the conversation does not raise the limit', async () => {
  const [town, firm] = await strangers();
  const { id } = view(await start(town, firm));
  for (const body of ['Doi', 'Trei']) await write(town, id, body);
  const { version } = view(await step(town, id, 'complete', { version: (await read(town, id)).version }));
  expect(codeOf(await write(town, id, 'Patru'))).toBe('conversation.unanswered');
  expect(codeOf(await step(town, id, 'reopen', { version }))).toBe('conversation.unanswered');
  expect(codeOf(await start(town, firm))).toBe('conversation.waits');
});

test('of concurrent messages, no more than three reach an unknown organisation', async () => {
  const [town, firm] = await strangers();
  const { id } = view(await start(town, firm));
  const colleague = await app.as({ kind: 'uat', role: 'editor', organisationId: town.actor.organisationId });
  const codes = codesOf(
    await Promise.all(Array.from({ length: 8 }, (_, n) => write(n % 2 ? town : colleague, id, `Mesajul ${n}`))),
  );
  expect([timesIn(codes, 'done'), timesIn(codes, 'conversation.unanswered')]).toEqual([2, 6]);
});

test('the limit does not apply between organisations that have worked together', async () => {
  const { id } = view(await start(uat, firma));
  for (const body of ['Doi', 'Trei', 'Patru']) expect((await write(uat, id, body)).statusCode).toBe(204);
  expect((await read(uat, id)).actions).toContain('write');
  view(await start(uat, firma));
});

test('only one conversation at a time can wait for the answer of an unknown organisation', async () => {
  const [town, firm] = await strangers();
  const codes = codesOf(await Promise.all([1, 2, 3].map(() => start(town, firm))));
  expect([timesIn(codes, 'done'), timesIn(codes, 'conversation.waits')]).toEqual([1, 2]);
  expect(await refusalOf(town, firm.actor.organisationId)).toContain('nu v-a răspuns încă');
  expect(await refusalOf(firm, town.actor.organisationId)).toBeNull();
});

test('the daily limit of first messages to unknown organisations depends on the kind of sender', async () => {
  const [town, firm] = await strangers();
  const verified = await app.as({ kind: 'firma' });
  await rows('update organisation set verified_at = now() where id = ?', [verified.actor.organisationId]);
  const towns = await organisations('uat', 12);
  const firms = await organisations('firma', 22);
  for (const [person, others, most] of [
    [firm, towns, 5],
    [verified, towns, 10],
    [town, firms, 20],
  ] as const) {
    const codes = await beginAll(person, others);
    expect([timesIn(codes, 'done'), timesIn(codes, 'conversation.too_many_first')]).toEqual([
      most,
      others.length - most,
    ]);
  }
  const [next] = await organisations('uat', 1);
  const to = next?.id ?? '';
  expect(await refusalOf(firm, to)).toContain('într-o zi');
  await rows(`update attempt set at = at - interval '1 day' where kind = 'first-contact:firm'`);
  expect(await refusalOf(firm, to)).toBeNull();
  expect(await beginAll(firm, [{ id: to }])).toEqual(['done']);
});

test('after the daily limit, conversations with known organisations can still be started', async () => {
  const others = await organisations('firma', 20);
  expect(timesIn(await beginAll(uat, others), 'done')).toBe(20);
  view(await start(uat, firma));
});

test('messages per user are rate-limited, also in known conversations; notes are not', async () => {
  const { id } = view(await start(uat, firma));
  const { accountId } = firma.actor;
  const sent = (count: number, ago: string) =>
    rows(
      `insert into attempt (kind, key, at) select 'message:account', ?, now() - ?::interval from generate_series(1, ?::int)`,
      [accountId, ago, count],
    );
  await sent(58, '1 second');
  const codes = codesOf(await Promise.all([1, 2, 3, 4].map((n) => write(firma, id, `Mesajul ${n}`))));
  expect([timesIn(codes, 'done'), timesIn(codes, 'conversation.pace')]).toEqual([2, 2]);
  expect((await write(firma, id, 'Notă', { isNote: true })).statusCode).toBe(204);
  expect((await write(uat, id, 'Încet')).statusCode).toBe(204);
  await rows(`update attempt set at = at - interval '2 minutes' where key = ?`, [accountId]);
  expect((await write(firma, id, 'Acum da')).statusCode).toBe(204);
  await sent(239, '30 minutes');
  const refused = await write(firma, id, 'Prea multe');
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'conversation.pace']);
});
