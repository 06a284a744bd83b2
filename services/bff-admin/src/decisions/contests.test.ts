import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { contestView } from '@psp/contracts/decisions';
import { dismissReport, upholdReport } from '@psp/domain/communicating/messages/decide-report';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { readLastStatement, readStatement } from '@psp/domain/overseeing/decisions/queries';
import {
  createSolution,
  publishSolution,
  restoreSolution,
  withdrawSolution,
} from '@psp/domain/presenting/solutions/commands';
import {
  approveArticle,
  rejectArticle,
  rejectRevision,
  withdrawArticle,
} from '@psp/domain/publishing/articles/moderate';
import { reopenArticle, reviseArticle, submitArticle } from '@psp/domain/publishing/articles/write-article';
import { acting } from '@psp/domain/testing/acting';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const articles = createArticles(database.orm, admin.actor);

const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;
interface Kept {
  id: string;
  version: number;
  status: string;
}
const decisionOn = async (id: string): Promise<Kept> => {
  const [row] = await rows<Kept>(
    'select id, version, status from moderation_decision where record_id = ? order by created_at desc, id desc limit 1',
    [id],
  );
  return row ?? { id: '', version: 0, status: '' };
};
const contest = async (id: string, who = firm) => {
  const { id: decision, version } = await decisionOn(id);
  await by(who.actor, contestDecision, { id: decision, version, text: 'Nu este reclamă.' });
  return decision;
};
const answer = (id: string, action: 'uphold' | 'reverse' | 'close', version = 2) =>
  colleague.post(`/moderation/contests/${id}/${action}`, { version, reason: 'Am citit din nou.' });

const reported = async (
  reporters: readonly (typeof uat)[],
  other = firm,
): Promise<{ talk: string; reports: string[] }> => {
  await by(uat.actor, startConversation, { to: other.actor.organisationId, subject: 'Drumuri', body: 'Unu' });
  const [talk] = await rows<{ id: string }>('select id from conversation order by id desc limit 1');
  const id = talk?.id ?? '';
  await by(other.actor, writeMessage, { id, body: 'Doi', isNote: false, attachments: [] });
  const insult = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
  for (const who of reporters) await by(who.actor, reportConversation, { id, ...insult });
  const sent = await rows<{ id: string }>('select id from conversation_report where conversation_id = ? order by id', [
    id,
  ]);
  return { talk: id, reports: sent.map((report) => report.id) };
};
const statementFor = (who: typeof uat, entity: 'article' | 'conversation-report', on: string) =>
  by(who.actor, ({ db, now }) => readLastStatement(db, who.actor, { entity, on }, now), {});

test('a dismissed report stays unknown to the side that was reported, and hides no earlier decision', async () => {
  const { talk, reports } = await reported([uat]);
  await by(admin.actor, dismissReport, { id: reports[0] ?? '', version: 1, reason: 'Fără jigniri.' });
  expect((await statementFor(firm, 'conversation-report', talk)).last).toBeNull();
  const { id } = await decisionOn(reports[0] ?? '');
  expect(await by(firm.actor, ({ db, now }) => readStatement(db, firm.actor, id, now), {})).toBeNull();
  const [second] = (await reported([uat])).reports;
  await by(admin.actor, upholdReport, { id: second ?? '', version: 1, reason: 'Jigniri.' });
  await rows(
    `update moderation_decision set page_id = ?, created_at = created_at - interval '1 day' where record_id = ?`,
    [talk, second],
  );
  expect((await statementFor(firm, 'conversation-report', talk)).last).toMatchObject({ outcome: 'removed' });
});

test('each side of a locked conversation that was reported has its own decision', async () => {
  const other = await app.as({ kind: 'firma' });
  const { talk, reports } = await reported([uat, other], other);
  await by(admin.actor, upholdReport, { id: reports[0] ?? '', version: 1, reason: 'Jigniri de ambele părți.' });
  const kept = await rows<{ organisation: string }>(
    'select organisation_id as organisation from moderation_decision where page_id = ?',
    [talk],
  );
  expect(new Set(kept.map(({ organisation }) => organisation))).toEqual(
    new Set([uat.actor.organisationId, other.actor.organisationId]),
  );
  for (const who of [uat, other])
    expect((await statementFor(who, 'conversation-report', talk)).last?.actions).toEqual(['contest']);
});

test('the contest of a post is read and settled in the forum alone', async () => {
  const id = await articles.pending(firm.actor);
  await admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' });
  const decision = await contest(id);
  await rows(`update moderation_decision set entity = 'forum-post' where id = ?`, [decision]);
  expect((await admin.get(`/moderation/contests/${decision}`)).statusCode).toBe(404);
  for (const action of ['uphold', 'reverse'] as const)
    expect(codeOf(await answer(decision, action))).toBe('decision.not_contestable');
});

const statusOf = async (record: string) => (await decisionOn(record)).status;
const rejected = async (): Promise<string> => {
  const id = await articles.pending(firm.actor);
  await by(admin.actor, rejectArticle, { id, version: 2, reason: 'Reclamă.' });
  return id;
};
const withdrawn = async (): Promise<string> => {
  const id = await by(firm.actor, createSolution, aSolution());
  await by(firm.actor, publishSolution, { id, version: 1 });
  await by(admin.actor, withdrawSolution, { id, version: 2, reason: 'Preț greșit.' });
  return id;
};
const toldOf = (event: string) =>
  rows<{ message: string }>('select message from notification where organisation_id = ? and event = ? order by id', [
    firm.actor.organisationId,
    `decisions.${event}`,
  ]);

test('what its author has taken up again, or the association has restored, is not contested', async () => {
  const id = await rejected();
  expect((await statementFor(firm, 'article', id)).last?.actions).toEqual(['contest']);
  await by(firm.actor, reopenArticle, { id, version: 3 });
  expect((await statementFor(firm, 'article', id)).last?.actions).toEqual([]);
  await expect(contest(id)).rejects.toMatchObject({ code: 'decision.moved_on' });
  const solution = await withdrawn();
  await by(admin.actor, restoreSolution, { id: solution, version: 3 });
  await expect(contest(solution)).rejects.toMatchObject({ code: 'decision.moved_on' });
});

test('a contest ends by itself when its content moves on, and its author reads why', async () => {
  const id = await rejected();
  const decision = await contest(id);
  await by(firm.actor, reopenArticle, { id, version: 3 });
  expect(await statusOf(id)).toBe('moot');
  expect((await statementFor(firm, 'article', id)).last).toMatchObject({
    status: 'moot',
    answer: { text: expect.stringContaining('nu mai este cazul') },
  });
  const view = contestView.parse((await admin.get(`/moderation/contests/${decision}`)).json());
  expect(view).toMatchObject({ status: 'moot', answer: { by: null }, actions: [] });
  const solution = await withdrawn();
  await contest(solution);
  await by(admin.actor, restoreSolution, { id: solution, version: 3 });
  expect(await statusOf(solution)).toBe('moot');
  const told = await toldOf('moot');
  expect(told).toHaveLength(2);
  expect(told[1]?.message).toContain('Conținutul este din nou public.');
  const other = await app.as({ kind: 'firma' });
  const { reports } = await reported([uat, other], other);
  await by(admin.actor, upholdReport, { id: reports[0] ?? '', version: 1, reason: 'Jigniri.' });
  const first = await contest(reports[0] ?? '', other);
  await contest(reports[1] ?? '', uat);
  expect((await answer(first, 'reverse')).statusCode).toBe(200);
  expect([await statusOf(reports[0] ?? ''), await statusOf(reports[1] ?? '')]).toEqual(['reversed', 'moot']);
});

test('a contest that can no longer be admitted is closed with a reason, and one that can is not', async () => {
  const solution = await withdrawn();
  const decision = await contest(solution);
  const view = async () => contestView.parse((await colleague.get(`/moderation/contests/${decision}`)).json());
  expect((await view()).actions).toEqual(['uphold', 'reverse']);
  expect(codeOf(await answer(decision, 'close'))).toBe('decision.reversible');
  await rows(`update solution set valid_until = '2020-01-01' where id = ?`, [solution]);
  expect((await view()).actions).toEqual(['uphold', 'close']);
  expect(codeOf(await answer(decision, 'reverse'))).toBe('solution.validity_past');
  const own = await admin.post(`/moderation/contests/${decision}/close`, { version: 2, reason: 'A expirat.' });
  expect(codeOf(own)).toBe('decision.own');
  expect(contestView.parse((await answer(decision, 'close')).json())).toMatchObject({ status: 'moot', actions: [] });
  expect((await toldOf('moot')).at(-1)?.message).toContain('Am citit din nou.');
  expect(await toldOf('upheld')).toEqual([]);
});

test('a refused revision does not come back over a text that was approved later', async () => {
  const id = await articles.published(uat.actor, { title: 'Vechi' });
  await by(uat.actor, reviseArticle, { id, version: 3, ...anArticle({ title: 'Respins' }) });
  await by(admin.actor, rejectRevision, { id, version: 1, reason: 'Nu.' });
  const [revision] = await rows<{ id: string }>('select id from article_revision where article_id = ?', [id]);
  const decision = await contest(revision?.id ?? '', uat);
  const version = async () =>
    (await rows<{ version: number }>('select version from article where id = ?', [id]))[0]?.version ?? 0;
  await by(admin.actor, withdrawArticle, { id, version: await version(), reason: 'Greșit.' });
  await by(uat.actor, reopenArticle, { id, version: await version() });
  await by(uat.actor, submitArticle, { id, version: await version() });
  await by(admin.actor, approveArticle, { id, version: await version() });
  await rows(`update moderation_decision set status = 'contested', answered_at = null where id = ?`, [decision]);
  expect(codeOf(await answer(decision, 'reverse', (await decisionOn(revision?.id ?? '')).version))).toBe(
    'decision.replaced',
  );
  expect((await rows<{ title: string }>('select title from article where id = ?', [id]))[0]?.title).toBe('Vechi');
});
