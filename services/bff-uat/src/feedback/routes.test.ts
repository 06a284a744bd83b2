import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OwnFeedback, feedbackResults, ownFeedback } from '@psp/contracts/event-feedback';
import { markEventAttendance } from '@psp/domain/attending/attendance/event-door';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { registerForEvent } from '@psp/domain/attending/events/take-part';
import { askForFeedback } from '@psp/domain/attending/feedback/ask';
import { exportFeedback, readFeedbackResults } from '@psp/domain/attending/feedback/results';
import { SYSTEM } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const db = createReadDb(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
/* An editor of a town hall of their own, whose owner stays when the editor leaves. */
const hall = async () => {
  const { actor } = await app.as({ kind: 'uat' });
  return app.as({ kind: 'uat', role: 'editor', organisationId: actor.organisationId });
};
type Hall = Awaited<ReturnType<typeof hall>>;

/* An event at which these were present, in the next hours. */
const attended = async (present: readonly Hall[], absent: readonly Hall[] = []): Promise<string> => {
  const id = await by(admin, createEvent, anEvent(2, { seats: 10 }));
  await by(admin, publishEvent, { id, version: 1 });
  for (const { actor } of [...present, ...absent])
    await by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
  const registered = await rows<{ id: string; account: string }>(
    'select r.id, r.account_id as account from seat_registration r join event e on e.pool_id = r.pool_id where e.id = ?',
    [id],
  );
  const came = new Set(present.map(({ actor }) => actor.accountId));
  const marks = registered
    .filter(({ account }) => came.has(account))
    .map((one) => ({ registrationId: one.id, ticket: null, sitting: 0, isPresent: true, way: 'tick' as const }));
  await by(admin, markEventAttendance, { id, marks: marks.map((one) => ({ ...one, at: new Date().toISOString() })) });
  return id;
};
const endedDaysAgo = (id: string, days: number) =>
  rows(
    // A second more, because times of JavaScript are cut to milliseconds.
    `update event set starts_at = now() - make_interval(days => ?, hours => 3), ends_at = now() - make_interval(days => ?, secs => 1)
     where id = ?`,
    [...[days, days, id]],
  );
const answer = {
  ...{ version: 0, overall: 5, content: 4, speakers: 5, organisation: 3, recommends: true },
  ...{ liked: 'Exemplele', improve: 'Pauza' },
};
const send = ({ call }: Hall, id: string, more: object = {}) =>
  call('PUT', `/events/${id}/feedback`, { ...answer, ...more });
const ownOf = async (caller: Hall, id: string): Promise<OwnFeedback> =>
  ownFeedback.parse((await caller.get(`/events/${id}/feedback`)).json());
const resultsOf = async (id: string) =>
  feedbackResults.parse(JSON.parse(await readFeedbackResults(db, id, new Date())));

test('whoever attended answers once after the event, and changes the answer for 14 days', async () => {
  const [present, absent] = [await hall(), await hall()];
  const id = await attended([present], [absent]);
  expect((await send(present, id)).json()).toMatchObject({ code: 'event-feedback.not_over' });
  expect(await ownOf(present, id)).toMatchObject({ hasAttended: true, isOpen: false, answer: null });
  await endedDaysAgo(id, 2);
  expect((await send(absent, id)).json()).toMatchObject({ code: 'event-feedback.not_attended' });
  expect((await send(present, id, { overall: 6 })).statusCode).toBe(400);
  expect((await send(present, id, { liked: 'x'.repeat(2001) })).statusCode).toBe(400);
  const twice = await Promise.all([send(present, id), send(present, id)]);
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await send(present, id)).json()).toMatchObject({ code: 'version.stale' });
  const changed = ownFeedback.parse((await send(present, id, { version: 1, overall: 2, recommends: false })).json());
  expect(changed).toMatchObject({ version: 2, answer: { overall: 2, recommends: false, liked: 'Exemplele' } });
  await endedDaysAgo(id, 14);
  expect((await send(present, id, { version: 2 })).json()).toMatchObject({ code: 'event-feedback.closed' });
  expect(await ownOf(present, id)).toMatchObject({ isOpen: false, answer: { overall: 2 } });
  const audit = await rows<{ row: string }>(
    "select to_jsonb(a)::text as row from audit a where action = 'event-feedback.write' and outcome = 'done'",
  );
  expect(audit).toHaveLength(2);
  expect(JSON.stringify(audit)).not.toContain('Exemplele');
});

test('readers of the institution answer; drafts, events of others and people who moved on are not known', async () => {
  const present = await hall();
  const id = await attended([present]);
  await endedDaysAgo(id, 2);
  const moved = await app.as({ kind: 'uat' });
  await rows('update seat_registration set organisation_id = ? where account_id = ?', [
    ...[moved.actor.organisationId, present.actor.accountId],
  ]);
  expect((await send(present, id)).json()).toMatchObject({ code: 'event-feedback.not_attended' });
  expect(await ownOf(present, id)).toMatchObject({ hasAttended: false, isOpen: true });
  await rows('update seat_registration set organisation_id = ? where account_id = ?', [
    ...[present.actor.organisationId, present.actor.accountId],
  ]);
  await rows("update event set readers = 'firma' where id = ?", [id]);
  expect((await send(present, id)).statusCode).toBe(404);
  expect((await present.get(`/events/${admin.accountId}/feedback`)).statusCode).toBe(404);
  await rows("update event set readers = 'everyone' where id = ?", [id]);
  await rows("update membership set role = 'viewer' where account_id = ?", [present.actor.accountId]);
  expect((await send(present, id)).statusCode).toBe(200);
});

test('results are read once the form is closed, from three answers on, without names, whatever is marked later', async () => {
  const halls = [await hall(), await hall(), await hall()];
  const id = await attended(halls);
  const expectNone = async (answers: number) => {
    expect(await resultsOf(id)).toMatchObject({ present: 3, answers, results: null });
    await expect(exportFeedback(db, id, new Date())).rejects.toMatchObject({ code: 'event-feedback.too_few' });
  };
  for (const [at, one] of halls.entries()) {
    await endedDaysAgo(id, 14);
    await expectNone(at);
    await endedDaysAgo(id, 2);
    await send(one, id, { overall: 3 + at, recommends: at > 0, improve: at === 0 ? 'Sala' : '' });
  }
  await expectNone(3);
  await endedDaysAgo(id, 14);
  const { results } = await resultsOf(id);
  expect(results).toMatchObject({ recommend: 2, improve: ['Sala'], liked: ['Exemplele', 'Exemplele', 'Exemplele'] });
  expect(results?.questions[0]).toEqual({ question: 'overall', average: 4, counts: [0, 0, 1, 1, 1] });
  const [line] = await exportFeedback(db, id, new Date());
  expect(Object.keys(line ?? {})).toEqual([
    'overall',
    'content',
    'speakers',
    'organisation',
    'recommends',
    'liked',
    'improve',
  ]);
  await rows("update seat_registration set status = 'absent' where account_id = ?", [halls[0]?.actor.accountId]);
  expect(await resultsOf(id)).toMatchObject({ present: 3, answers: 3, results });
});

test('those present are asked once, a day after the event, unless they answered or left', async () => {
  const [asked, answered, left, absent] = [await hall(), await hall(), await hall(), await hall()];
  const id = await attended([asked, answered, left], [absent]);
  const notices = async ({ actor }: Hall) =>
    (await rows("select from notification where account_id = ? and event = 'feedback.asked'", [actor.accountId]))
      .length;
  const tick = async () => {
    const due = await db.run(askForFeedback.due(new Date()));
    for (const one of due.filter((event) => event.id === id))
      await by(SYSTEM, (write) => askForFeedback.apply(write, one.id), undefined);
    return due.some((event) => event.id === id);
  };
  expect(await tick()).toBe(false);
  await endedDaysAgo(id, 1);
  await send(answered, id);
  await rows('delete from membership where account_id = ?', [left.actor.accountId]);
  expect([await tick(), await tick()]).toEqual([true, false]);
  await by(SYSTEM, (write) => askForFeedback.apply(write, id), undefined);
  expect(await Promise.all([asked, answered, left, absent].map(notices))).toEqual([1, 0, 0, 0]);
});
