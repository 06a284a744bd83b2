import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { moderationQueue } from '@psp/contracts/decisions';
import { type ModeratedReviewView, moderatedReviewView } from '@psp/contracts/moderated-reviews';
import { readProject } from '@psp/domain/collaborating/projects/queries';
import { replyToReview } from '@psp/domain/collaborating/reviews/commands';
import { flagReview, readFlaggableReview } from '@psp/domain/collaborating/reviews/flag';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { readLastStatement } from '@psp/domain/overseeing/decisions/queries';
import { listReviews } from '@psp/domain/presenting/partners/profile';
import { readFigures } from '@psp/domain/publishing/site-content/figures';
import { acting } from '@psp/domain/testing/acting';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const reader = await app.as({ kind: 'uat' });
type Person = typeof admin;

interface Answer {
  statusCode: number;
  json<T>(): T;
}
const codeOf = (response: Answer) => response.json<{ code: string }>().code;
const view = (response: Answer): ModeratedReviewView => {
  expect(response.statusCode).toBe(200);
  return moderatedReviewView.parse(response.json());
};
const read = async (id: string, who: Person = admin) => view(await who.get(`/reviews/${id}`));
type Action = 'keep' | 'remove' | 'restore';
const decide = (id: string, action: Action, version: number, who: Person = admin) =>
  who.post(`/reviews/${id}/${action}`, { version, reason: 'Am verificat.' });
const decided = async (id: string, action: Action) => view(await decide(id, action, (await read(id)).version));

/* Two reviews of a new firm, with the marks 4 and 2; the second one is decided on. */
const reviewed = async () => {
  const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  await scenario.reviewed((await app.as({ kind: 'uat' })).actor, firm.actor, 4);
  return { uat, firm, id: await scenario.reviewed(uat.actor, firm.actor, 2) };
};
const flag = ({ actor }: Person, id: string) => by(actor, flagReview, { id, reason: 'Are date personale.' });
const queued = async () => moderationQueue.parse((await admin.get('/moderation/queue?kind=reviews')).json()).items;
const told = async ({ actor }: Person) =>
  (await rows<{ event: string }>('select event from notification where account_id = ?', [actor.accountId])).map(
    ({ event }) => event,
  );
const ratingOf = async ({ actor }: Person) =>
  (
    await rows<{ count: number; rating: string }>(
      'select rating_count as count, rating from organisation where id = ?',
      [actor.organisationId],
    )
  )[0];
const shownOf = async ({ actor }: Person) =>
  JSON.parse(await by(actor, ({ db }) => listReviews(db, actor.organisationId, 1), null)) as { total: number };
const projectOf = async (id: string): Promise<string> =>
  (await rows<{ id: string }>('select project_id as id from review where id = ?', [id]))[0]?.id ?? '';
const seenBy = async ({ actor }: Person, id: string) =>
  (await by(actor, async ({ db, now }) => readProject(db, actor, await projectOf(id), now), null))?.reviews;
const statement = async ({ actor }: Person, id: string) => {
  const query = { entity: 'review', on: await projectOf(id) } as const;
  return (await by(actor, ({ db, now }) => readLastStatement(db, actor, query, now), null)).last;
};
const decisionsOn = (id: string) =>
  rows<{ id: string; version: number; outcome: string; status: string }>(
    'select id, version, outcome, status from moderation_decision where record_id = ? order by id',
    [id],
  );
const satisfaction = async () => (await by(admin.actor, ({ db }) => readFigures(db), null)).satisfaction;

test('a review is reported once by each organisation that reads it, and by its author never', async () => {
  const { uat, firm, id } = await reviewed();
  await flag(firm, id);
  await flag(reader, id);
  await expect(flag(firm, id)).rejects.toMatchObject({ code: 'flag.twice' });
  await expect(flag(uat, id)).rejects.toMatchObject({ code: 'flag.own' });
  expect(await by(firm.actor, ({ db }) => readFlaggableReview(db, firm.actor, id), null)).toMatchObject({
    ...{ state: 'flagged', author: uat.actor.organisationName, rating: 2 },
  });
  expect(await by(uat.actor, ({ db }) => readFlaggableReview(db, uat.actor, id), null)).toMatchObject({ state: 'own' });
  const item = (await queued()).find((one) => one.id === id);
  expect(item).toMatchObject({
    ...{ kind: 'flaggedReviews', organisation: uat.actor.organisationName },
    excerpt: 'Are date personale. · Are date personale.',
  });
  const record = await read(id);
  expect(record).toMatchObject({ status: 'published', actions: ['keep', 'remove'], rating: 2 });
  expect(record.flags.map((one) => one.by.name)).toEqual(
    expect.arrayContaining([firm.actor.organisationName, reader.actor.organisationName]),
  );
});

test('a review of an authority is read and reported by the two sides of its project alone', async () => {
  const { uat, firm, id } = await reviewed();
  const [other] = await rows<{ id: string }>('select id from review where project_id = ? and author_id = ?', [
    await projectOf(id),
    firm.actor.organisationId,
  ]);
  const about = other?.id ?? '';
  await expect(flag(reader, about)).rejects.toMatchObject({ code: 'not_found' });
  await flag(uat, about);
  expect((await seenBy(uat, id))?.other).toMatchObject({ isFlagged: true, canFlag: false });
});

test('a hidden review is nobody’s to report or to decide on', async () => {
  const { firm, id } = await reviewed();
  await rows('update review set published_at = null where id = ?', [id]);
  await expect(flag(firm, id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await admin.get(`/reviews/${id}`)).statusCode).toBe(404);
  expect((await decide(id, 'remove', 1)).statusCode).toBe(404);
});

test('reports have a limit for each day', async () => {
  const { firm, id } = await reviewed();
  await rows(
    `insert into attempt (kind, key, at) select 'content-flag:organisation', ?, now() from generate_series(1, 20)`,
    [firm.actor.organisationId],
  );
  await expect(flag(firm, id)).rejects.toMatchObject({ code: 'rate.limited' });
});

test('a kept review stays, and who reported it reads why; its author never learns of it', async () => {
  const { uat, firm, id } = await reviewed();
  await flag(firm, id);
  const kept = await decided(id, 'keep');
  expect(kept).toMatchObject({ status: 'published', actions: ['remove'], flags: [{ outcome: 'kept' }] });
  expect(kept.history.map(({ action }) => action)).toContain('content-flag.keep');
  expect((await queued()).map((item) => item.id)).not.toContain(id);
  expect(await told(firm)).toContain('flags.kept');
  expect(await told(uat)).not.toContain('reviews.removed');
  expect(await statement(uat, id)).toBeNull();
  expect(await decisionsOn(id)).toMatchObject([{ outcome: 'kept' }]);
  await flag(firm, id);
});

test('a removed review leaves every page and the mean, with its reply; its author reads why', async () => {
  const { uat, firm, id } = await reviewed();
  const project = await projectOf(id);
  const version = (await read(id)).version;
  await by(firm.actor, replyToReview, { id, version, reply: 'Mulțumim.' });
  await flag(reader, id);
  expect(await ratingOf(firm)).toEqual({ count: 2, rating: '3.00' });
  const before = await satisfaction();
  const removed = await decided(id, 'remove');
  expect(removed).toMatchObject({ status: 'removed', actions: ['restore'], reply: 'Mulțumim.' });
  expect(await ratingOf(firm)).toEqual({ count: 1, rating: '4.00' });
  expect(await shownOf(firm)).toMatchObject({ total: 1 });
  expect(await satisfaction()).toBeGreaterThan(before ?? 0);
  expect(await seenBy(firm, id)).toMatchObject({ other: null, otherWritten: true, otherRemoved: true });
  expect((await seenBy(uat, id))?.own).toMatchObject({ canFlag: false, actions: [], removedAt: expect.any(String) });
  await expect(flag(firm, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    by(firm.actor, replyToReview, { id, version: removed.version, reply: 'Încă o dată.' }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(await told(uat)).toContain('reviews.removed');
  expect(await told(reader)).toContain('flags.upheld');
  expect(await told(reader)).not.toContain('reviews.removedAboutYou');
  const [aboutFirm] = await rows<{ href: string; message: string }>(
    `select href, message from notification where event = 'reviews.removedAboutYou' and account_id = ?`,
    [firm.actor.accountId],
  );
  expect(aboutFirm).toMatchObject({
    href: `/firma/projects/${project}#reviews`,
    message: expect.stringContaining(uat.actor.organisationName),
  });
  expect(aboutFirm?.message).not.toContain('Am verificat.');
  const [notice] = await rows<{ href: string }>(
    `select href from notification where event = 'reviews.removed' and account_id = ?`,
    [uat.actor.accountId],
  );
  expect(notice?.href).toBe(`/uat/projects/${project}#reviews`);
  expect(await statement(uat, id)).toMatchObject({ outcome: 'removed', reason: 'Am verificat.', actions: ['contest'] });
  expect(await statement(firm, id)).toBeNull();
});

test('the reviewed side that has reported the review reads of its removal once', async () => {
  const { firm, id } = await reviewed();
  await flag(firm, id);
  await decided(id, 'remove');
  expect(await told(firm)).toContain('flags.upheld');
  expect(await told(firm)).not.toContain('reviews.removedAboutYou');
});

test('another administrator decides the contest; reversed, the review is shown and counts again', async () => {
  const { uat, firm, id } = await reviewed();
  await decided(id, 'remove');
  const [decision] = await decisionsOn(id);
  const at = { id: decision?.id ?? '', version: decision?.version ?? 0 };
  await by(uat.actor, contestDecision, { ...at, text: 'Nu sunt date personale.' });
  await expect(by(uat.actor, contestDecision, { ...at, version: 2, text: 'Din nou.' })).rejects.toMatchObject({
    code: 'decision.contested_once',
  });
  const reverse = (who: Person) =>
    who.post(`/moderation/contests/${at.id}/reverse`, { version: 2, reason: 'Am citit din nou.' });
  expect(codeOf(await reverse(admin))).toBe('decision.own');
  expect((await reverse(colleague)).statusCode).toBe(200);
  expect(await ratingOf(firm)).toEqual({ count: 2, rating: '3.00' });
  expect(await shownOf(firm)).toMatchObject({ total: 2 });
  expect((await seenBy(firm, id))?.other).toMatchObject({ canFlag: true });
  expect(await told(uat)).toContain('reviews.restored');
  expect(await told(firm)).toEqual(expect.arrayContaining(['reviews.removedAboutYou', 'reviews.restoredAboutYou']));
  expect((await decisionsOn(id)).map(({ status }) => status)).toEqual(['reversed']);
});

test('a review published again by another way ends its contest', async () => {
  const { uat, id } = await reviewed();
  await decided(id, 'remove');
  const [decision] = await decisionsOn(id);
  await by(uat.actor, contestDecision, { id: decision?.id ?? '', version: 1, text: 'Nu.' });
  await decided(id, 'restore');
  expect((await decisionsOn(id)).map(({ status }) => status)).toEqual(['moot']);
});

test('of two administrators on one review the second reads that it was decided, and its mark is taken once', async () => {
  const { firm, id } = await reviewed();
  await flag(firm, id);
  const { version } = await read(id);
  const answers = await Promise.all([decide(id, 'remove', version), decide(id, 'remove', version, colleague)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await ratingOf(firm)).toEqual({ count: 1, rating: '4.00' });
  expect(codeOf(await decide(id, 'keep', version, colleague))).toBe('version.stale');
  const next = await reviewed();
  await flag(next.firm, next.id);
  const kept = await read(next.id);
  await decided(next.id, 'keep');
  expect(codeOf(await decide(next.id, 'remove', kept.version, colleague))).toBe('version.stale');
  expect(codeOf(await decide(next.id, 'keep', (await read(next.id)).version, colleague))).toBe('flag.none');
});

test('viewers and members of other areas read without acts, and decide nothing', async () => {
  const { firm, id } = await reviewed();
  await flag(firm, id);
  const { version } = await read(id);
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
  const support = await app.as({ kind: 'admin', role: 'editor', organisationId });
  await rows(`update membership set areas = '{support}' where account_id = ?`, [support.actor.accountId]);
  for (const who of [viewer, support]) {
    expect((await read(id, who)).actions).toEqual([]);
    for (const action of ['keep', 'remove', 'restore'] as const)
      expect((await decide(id, action, version, who)).statusCode).toBe(403);
  }
  expect((await firm.get(`/reviews/${id}`)).statusCode).toBe(403);
});

test('a report tells the association until it is decided', async () => {
  const { firm, id } = await reviewed();
  await flag(firm, id);
  const unread = async () =>
    rows(
      `select 1 from notification where event = 'flags.flagged' and account_id = ? and href = ? and read_at is null`,
      [admin.actor.accountId, `/admin/reviews/${id}`],
    );
  expect(await unread()).toHaveLength(1);
  await decided(id, 'keep');
  expect(await unread()).toHaveLength(0);
});
