import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { dismissReport, liftReport, upholdReport } from './decide-report.ts';
import { reportConversation } from './report-conversation.ts';
import { startConversation } from './start.ts';

const REPORT = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
const uat = anActor({ kind: 'uat' });
const [admin, other] = [anActor({ kind: 'admin' }), anActor({ kind: 'admin' })];

let database: TestDatabase;
let by: By;
let id: string;
let firma: Actor;
const rows = <Row = object>(query: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(query, values);
beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm);
  await storeMember(database.orm, uat, 'primar');
  await storeMember(database.orm, admin, 'admin');
  await storeMember(database.orm, other, 'admin2');
});
afterAll(() => database.close());

/** A conversation that both sides have reported. */
beforeEach(async () => {
  firma = anActor({ kind: 'firma' });
  await storeMember(database.orm, firma, firma.accountId);
  id = await by(uat, startConversation, { to: firma.organisationId, subject: 'Drumuri', body: 'Bună ziua' });
  for (const side of [uat, firma]) await by(side, reportConversation, { id, ...REPORT });
});

const reports = () =>
  rows<{ id: string; version: number }>(
    'select id, version from conversation_report where conversation_id = ? order by id',
    [id],
  );
const first = async () => {
  const [report] = await reports();
  if (!report) throw new Error('nothing was reported');
  return { ...report, reason: 'Motivul.' };
};
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const waiting = async () =>
  (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;

test('of two concurrent decisions on two reports of one conversation, one succeeds and the other is stale', async () => {
  const [one, two] = (await reports()).map((report) => ({ ...report, reason: 'Motivul.' }));
  if (!one || !two) throw new Error('both sides have reported');
  const deciding = await database.orm.em.fork().transactional(async (em) => {
    await em.execute('select from conversation where id = ? for update', [id]);
    const both = [outcome(by(admin, upholdReport, one)), outcome(by(other, upholdReport, two))];
    while ((await waiting()) < 2);
    return { both };
  });
  expect((await Promise.all(deciding.both)).sort()).toEqual(['done', 'version.stale']);
  expect(await rows(`select status, decision from conversation_report where conversation_id = ?`, [id])).toEqual(
    [1, 2].map(() => ({ status: 'upheld', decision: 'Motivul.' })),
  );
});

test('a dismissed report gets the same notification whether or not another report has locked the conversation', async () => {
  await by(admin, upholdReport, await first());
  await rows(`insert into conversation_report (conversation_id, organisation_id, created_by, first_number, last_number, reason, text)
    values ('${id}', '${uat.organisationId}', '${uat.accountId}', 1, 1, 'spam', 'Din nou.')`);
  const [again] = await rows<{ id: string; version: number }>(
    `select id, version from conversation_report where conversation_id = ? and status = 'open'`,
    [id],
  );
  if (!again) throw new Error('nothing was reported');
  await by(admin, dismissReport, { ...again, reason: 'Nu este o abatere.' });
  expect(
    await rows(`select message from notification where account_id = ? and event = 'messages.dismissed'`, [
      uat.accountId,
    ]),
  ).toEqual([{ message: 'Conversația „Drumuri” rămâne așa cum este. Nu este o abatere.' }]);
});

test('the previous release, which does not know locks, can write only notes in a locked conversation', async () => {
  const write = (number: number, isNote: boolean) =>
    rows(
      `insert into message (conversation_id, number, organisation_id, account_id, body, is_note, created_at)
       values (?, ?, ?, ?, 'Text', ?, now())`,
      [id, number, uat.organisationId, uat.accountId, isNote],
    );
  await by(admin, upholdReport, await first());
  await expect(write(2, false)).rejects.toMatchObject({ code: '23514', constraint: 'message_in_open_conversation' });
  await write(2, true);
  await by(admin, liftReport, await first());
  await write(3, false);
});
