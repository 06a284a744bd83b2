import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { contestView, decidedList, moderationQueue } from '@psp/contracts/decisions';
import { approvePost } from '@psp/domain/communicating/forum/moderate';
import { contestRemoval, createTopic, flagPost, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { proposeDocument } from '@psp/domain/knowledge/library/proposals';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { reopenArticle, reviseArticle } from '@psp/domain/publishing/articles/write-article';
import { acting } from '@psp/domain/testing/acting';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
const helpdesk = await app.as({ kind: 'admin', role: 'editor', organisationId });
await rows(`update membership set areas = '{support}' where account_id = ?`, [helpdesk.actor.accountId]);
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const articles = createArticles(database.orm, admin.actor);

const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;
const queue = async (query = '', who = admin) =>
  moderationQueue.parse((await who.get(`/moderation/queue${query}`)).json());
const decided = async (query = '') => decidedList.parse((await admin.get(`/moderation/decided${query}`)).json());
const decisionOn = async (id: string): Promise<{ id: string; version: number }> => {
  const [row] = await rows<{ id: string; version: number }>(
    'select id, version from moderation_decision where record_id = ? order by created_at desc, id desc limit 1',
    [id],
  );
  return row ?? { id: '', version: 0 };
};
const versionOf = async (table: string, id: string): Promise<number> =>
  (await rows<{ version: number }>(`select version from ${table} where id = ?`, [id]))[0]?.version ?? 0;
const statusOf = async (table: string, id: string): Promise<string | undefined> =>
  (await rows<{ status: string }>(`select status from ${table} where id = ?`, [id]))[0]?.status;
const contest = async (id: string, who = firm, text = 'Nu este reclamă.') => {
  const decision = await decisionOn(id);
  await by(who.actor, contestDecision, { ...decision, text });
  return decision.id;
};
const answer = (who: typeof admin, id: string, action: 'uphold' | 'reverse', version = 2) =>
  who.post(`/moderation/contests/${id}/${action}`, { version, reason: 'Am citit din nou.' });

const document: Parameters<typeof proposeDocument>[1] = {
  ...{ type: 'study', title: 'Măsurat', category: 'digitalizare', description: 'Pe scurt.', tags: [], url: null },
  ...{ body: '<p>Am numărat.</p>', fileIds: [] },
};
const proposed = async (): Promise<string> => {
  await by(firm.actor, proposeDocument, document);
  return (await rows<{ id: string }>('select id from library_document order by id desc limit 1'))[0]?.id ?? '';
};
const post = async (): Promise<string> => {
  const { topicId: id } = await by(admin.actor, createTopic, {
    title: 'Subiect',
    category: 'general',
    body: '<p>Cum?</p>',
  });
  return (await by(firm.actor, replyToTopic, { id, body: '<p>Așa facem noi.</p>', quotedId: null })).postId;
};

test('all kinds that wait stand in one queue, the oldest first, with their counts, and by kind', async () => {
  const article = await articles.pending(uat.actor, { title: 'Târgul de toamnă' });
  const paper = await proposed();
  const reply = await post();
  await rows(`update article set submitted_at = now() - interval '2 days' where id = ?`, [article]);
  const all = await queue();
  expect(all.items[0]).toMatchObject({ kind: 'articles', id: article, title: 'Târgul de toamnă' });
  expect(all.items.map(({ id }) => id)).toEqual([article, paper, reply]);
  expect(all.items[2]).toMatchObject({ kind: 'pendingPosts', excerpt: 'Așa facem noi.', title: 'Subiect' });
  expect(all).toMatchObject({ next: null, counts: { articles: 1, documents: 1, posts: 1, flags: 0, contests: 0 } });
  const documents = await queue('?kind=documents');
  expect(documents.items.map(({ id }) => id)).toEqual([paper]);
  expect(documents.counts).toEqual(all.counts);
  expect((await admin.get('/navigation-counts')).json()).toMatchObject({ moderation: 3 });
  await by(admin.actor, approvePost, { id: reply, version: await versionOf('forum_post', reply) });
  for (const who of [uat, await app.as({ kind: 'firma' })])
    await by(who.actor, flagPost, { id: reply, reason: 'advertising', text: '' });
  expect((await queue('?kind=flags')).items).toMatchObject([{ kind: 'flaggedPosts', id: reply }]);
});

test('pages follow each other without a gap or a repetition, also when times are equal', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 33; index += 1) ids.push(await articles.pending(uat.actor));
  await rows(`update article set submitted_at = date_trunc('day', now()) - interval '1 hour' where status = 'pending'`);
  const first = await queue('?kind=articles');
  expect(first.items).toHaveLength(30);
  const second = await queue(`?kind=articles&after=${first.next ?? ''}`);
  expect(second.next).toBeNull();
  const seen = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
  expect(ids.every((id) => seen.includes(id))).toBe(true);
  expect((await admin.get('/moderation/queue?after=x')).statusCode).toBe(400);
  await rows(`update article set status = 'draft' where status = 'pending'`);
});

test('each item is decided once: the second of two administrators is refused, and the decision says by whom', async () => {
  const id = await articles.pending(firm.actor, { title: 'Ghid' });
  const answers = await Promise.all([
    admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' }),
    colleague.post(`/articles/${id}/approve`, { version: 2 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const { items } = await decided('?kind=articles');
  expect(items.filter(({ pageId }) => pageId === id)).toHaveLength(1);
  expect([admin, colleague].map(({ actor }) => actor.displayName)).toContain(items[0]?.by);
});

test('a contest waits in the queue and is decided by another administrator only', async () => {
  const id = await articles.pending(firm.actor, { title: 'Arhiva' });
  await admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' });
  const decision = await contest(id);
  await expect(contest(id)).rejects.toThrow(expect.objectContaining({ code: 'decision.contested_once' }));
  const { items } = await queue('?kind=contests');
  expect(items).toMatchObject([{ kind: 'contests', id: decision, title: 'Arhiva', excerpt: 'Nu este reclamă.' }]);
  const own = contestView.parse((await admin.get(`/moderation/contests/${decision}`)).json());
  expect(own).toMatchObject({ reason: 'Reclamă.', decidedBy: admin.actor.displayName, isOwn: true, actions: [] });
  const refused = await answer(admin, decision, 'reverse');
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'decision.own']);
  const other = contestView.parse((await colleague.get(`/moderation/contests/${decision}`)).json());
  expect(other.actions).toEqual(['uphold', 'reverse']);
  const reversed = contestView.parse((await answer(colleague, decision, 'reverse')).json());
  expect(reversed).toMatchObject({ status: 'reversed', answer: { by: colleague.actor.displayName }, actions: [] });
  expect(await statusOf('article', id)).toBe('published');
  expect(codeOf(await answer(colleague, decision, 'uphold', 3))).toBe('action.not_allowed');
  const acts = await rows<{ action: string }>(
    `select action from audit where entity_id in (?, ?) and outcome = 'done' and action in ('decision.contest', 'decision.reverse', 'article.reinstate') order by id`,
    [decision, id],
  );
  expect(acts.map(({ action }) => action)).toEqual(['decision.contest', 'decision.reverse', 'article.reinstate']);
  const told = await rows<{ event: string }>(
    `select event from notification where organisation_id = ? and event like 'decisions.%'`,
    [firm.actor.organisationId],
  );
  expect(told.map(({ event }) => event)).toEqual(['decisions.reversed']);
});

test('two answers to one contest at once: one counts, a repeated one with the same key does not act again', async () => {
  const id = await articles.pending(firm.actor);
  await admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' });
  const decision = await contest(id);
  const third = await app.as({ kind: 'admin', organisationId });
  const answers = await Promise.all([answer(colleague, decision, 'uphold'), answer(third, decision, 'reverse')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a reversal does the opposite of each kind of decision', async () => {
  const paper = await proposed();
  await admin.post(`/library/${paper}/reject`, { version: 1, reason: 'Fără sursă.' });
  await answer(colleague, await contest(paper), 'reverse');
  expect(await statusOf('library_document', paper)).toBe('published');

  const withdrawn = await articles.published(firm.actor);
  await admin.post(`/articles/${withdrawn}/withdraw`, { version: 3, reason: 'Plagiat.' });
  await answer(colleague, await contest(withdrawn), 'reverse');
  expect(await statusOf('article', withdrawn)).toBe('published');

  const revised = await articles.published(uat.actor, { title: 'Vechi' });
  await by(uat.actor, reviseArticle, { id: revised, version: 3, ...anArticle({ title: 'Nou' }) });
  await admin.post(`/articles/${revised}/revision/reject`, { version: 1, reason: 'Nu.' });
  const [revision] = await rows<{ id: string }>('select id from article_revision where article_id = ?', [revised]);
  await answer(colleague, await contest(revision?.id ?? '', uat), 'reverse');
  expect((await rows<{ title: string }>('select title from article where id = ?', [revised]))[0]?.title).toBe('Nou');

  const solution = await by(firm.actor, createSolution, aSolution());
  await by(firm.actor, publishSolution, { id: solution, version: 1 });
  await admin.post(`/solutions/${solution}/withdraw`, { version: 2, reason: 'Preț greșit.' });
  await answer(colleague, await contest(solution), 'reverse');
  expect(await statusOf('solution', solution)).toBe('published');

  await by(uat.actor, startConversation, { to: firm.actor.organisationId, subject: 'Drumuri', body: 'Unu' });
  const [talk] = await rows<{ id: string }>('select id from conversation order by id desc limit 1');
  const insult = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
  await by(uat.actor, reportConversation, { id: talk?.id ?? '', ...insult });
  const [report] = await rows<{ id: string }>('select id from conversation_report');
  await admin.post(`/reported-conversations/${report?.id}/uphold`, { version: 1, reason: 'Jigniri.' });
  await answer(colleague, await contest(report?.id ?? ''), 'reverse');
  expect(await statusOf('conversation_report', report?.id ?? '')).toBe('lifted');
});

test('the contest of a removed post is the forum’s own, and kept with its decision', async () => {
  const id = await post();
  await admin.post(`/forum/posts/${id}/remove`, { version: 1, reason: 'Reclamă.' });
  await expect(contest(id)).rejects.toThrow(expect.objectContaining({ code: 'decision.not_contestable' }));
  await by(firm.actor, contestRemoval, { id, version: 2, reason: 'Nu este.' });
  expect((await queue('?kind=contests')).items).toMatchObject([{ kind: 'contestedPosts', id }]);
  expect(codeOf(await admin.post(`/forum/posts/${id}/restore`, { version: 3, reason: 'Da.' }))).toBe(
    'forum.same_admin',
  );
  await colleague.post(`/forum/posts/${id}/restore`, { version: 3, reason: 'Da.' });
  expect(await statusOf('forum_post', id)).toBe('published');
  expect(await statusOf('moderation_decision', (await decisionOn(id)).id)).toBe('reversed');
  const late = await post();
  await admin.post(`/forum/posts/${late}/remove`, { version: 1, reason: 'Reclamă.' });
  await rows(`update forum_post set removed_at = now() - interval '15 days' where id = ?`, [late]);
  await expect(by(firm.actor, contestRemoval, { id: late, version: 2, reason: 'Nu.' })).rejects.toThrow(
    expect.objectContaining({ code: 'decision.contest_late' }),
  );
});

test('a decision on content that has changed since is neither reversed nor upheld', async () => {
  const id = await articles.pending(firm.actor);
  await admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' });
  const decision = await contest(id);
  await by(firm.actor, reopenArticle, { id, version: 3 });
  for (const action of ['reverse', 'uphold'] as const)
    expect(codeOf(await answer(colleague, decision, action, 3))).toBe('action.not_allowed');
  expect(await statusOf('article', id)).toBe('draft');
});

test('viewers and editors of other areas read, and decide nothing', async () => {
  const id = await articles.pending(firm.actor);
  await admin.post(`/articles/${id}/reject`, { version: 2, reason: 'Reclamă.' });
  const decision = await contest(id);
  for (const who of [viewer, helpdesk]) {
    expect((await queue('', who)).counts['contests']).toBe(1);
    const view = contestView.parse((await who.get(`/moderation/contests/${decision}`)).json());
    expect(view).toMatchObject({ isOwn: false, actions: [] });
    expect((await answer(who, decision, 'uphold')).statusCode).toBe(403);
  }
  for (const who of [uat, firm]) expect((await who.get('/moderation/queue')).statusCode).toBe(403);
  expect((await admin.get(`/moderation/contests/${id}`)).statusCode).toBe(404);
});
