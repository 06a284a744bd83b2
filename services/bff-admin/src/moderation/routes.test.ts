import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { moderationList, moderationView } from '@psp/contracts/moderation';
import {
  saveArticle,
  submitArticle,
  reopenArticle,
  reviseArticle,
} from '@psp/domain/publishing/articles/write-article';
import { requestArticleChanges } from '@psp/domain/publishing/articles/moderate';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const [admin, uat, firma] = [
  await app.as({ kind: 'admin' }),
  await app.as({ kind: 'uat' }),
  await app.as({ kind: 'firma' }),
];
const articles = createArticles(database.orm, admin.actor);
const one = async (id: string) => moderationView.parse((await admin.get(`/articles/${id}`)).json());
const queue = async (query = '') => moderationList.parse((await admin.get(`/articles${query}`)).json());
const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;
const revise = (id: string, title: string) =>
  articles.by(uat.actor, reviseArticle, { id, version: 3, ...anArticle({ title }) });

test('what waits is listed, the oldest first: new articles and other texts of published ones, drafts never', async () => {
  const published = await articles.published(uat.actor, { title: 'Al doilea, vechi' });
  const first = await articles.pending(firma.actor, { title: 'Primul' });
  await revise(published, 'Al doilea, nou');
  await articles.draft(uat.actor, { title: 'Ciornă' });
  await rows(`update article set submitted_at = now() - interval '2 days' where id = ?`, [first]);
  const list = await queue();
  expect(list).toMatchObject({ total: 2, waiting: 2 });
  expect(list.items).toMatchObject([
    { id: first, title: 'Primul', isRevision: false, kind: 'firma' },
    { id: published, title: 'Al doilea, nou', isRevision: true, kind: 'uat' },
  ]);
  expect((await queue('?kind=uat')).items).toHaveLength(1);
  expect((await queue('?q=primul')).items).toMatchObject([{ id: first }]);
  expect(await queue('?list=published')).toMatchObject({ total: 1, waiting: 2 });
});

test('publishing, and rejecting or asking for changes with a reason, end the waiting', async () => {
  const id = await articles.pending(uat.actor);
  expect((await one(id)).actions).toEqual(['approve', 'requestChanges', 'reject']);
  expect((await one(id)).history.map(({ action }) => action)).toEqual(['article.create', 'article.submit']);
  expect((await admin.post(`/articles/${id}/reject`, { version: 2, reason: ' ' })).statusCode).toBe(400);
  expect(
    (await admin.post(`/articles/${id}/request-changes`, { version: 2, reason: 'Adăugați sursa.' })).statusCode,
  ).toBe(204);
  expect((await admin.get(`/articles/${id}`)).statusCode).toBe(404);
  await articles.by(uat.actor, submitArticle, { id, version: 3 });
  expect((await admin.post(`/articles/${id}/approve`, { version: 4 })).statusCode).toBe(204);
  expect(await one(id)).toMatchObject({ status: 'published', actions: ['withdraw'] });
  expect((await admin.post(`/articles/${id}/withdraw`, { version: 5, reason: 'Plagiat.' })).statusCode).toBe(204);
  expect(await one(id)).toMatchObject({ status: 'withdrawn', reason: 'Plagiat.', actions: ['reopen'] });
  expect((await queue('?list=withdrawn')).items).toMatchObject([{ id }]);
  expect((await admin.post(`/articles/${id}/reopen`, { version: 6 })).statusCode).toBe(204);
});

test('a proposed text is shown beside the published one and decided on by its own version', async () => {
  const id = await articles.published(uat.actor, { title: 'Vechi' });
  await revise(id, 'Nou');
  expect(await one(id)).toMatchObject({
    text: { title: 'Vechi' },
    proposal: { version: 1, text: { title: 'Nou' } },
    actions: ['approveRevision', 'rejectRevision', 'withdraw'],
  });
  expect((await admin.post(`/articles/${id}/revision/approve`, { version: 1 })).statusCode).toBe(204);
  expect(await one(id)).toMatchObject({ text: { title: 'Nou' }, proposal: null });
});

test('an article that its author has changed since it was read is stale, and says so', async () => {
  const id = await articles.pending(uat.actor);
  const request = { id, version: 2, reason: 'Scurtați.' };
  await articles.by(admin.actor, requestArticleChanges, request);
  await articles.by(uat.actor, saveArticle, { id, version: 3, ...anArticle({ title: 'Scurt' }) });
  await articles.by(uat.actor, submitArticle, { id, version: 4 });
  expect(codeOf(await admin.post(`/articles/${id}/approve`, { version: 2 }))).toBe('version.stale');
  expect(await one(id)).toMatchObject({ version: 5, text: { title: 'Scurt' }, status: 'pending' });
  expect((await admin.post(`/articles/${id}/reject`, { version: 5, reason: 'Reclamă.' })).statusCode).toBe(204);
  await articles.by(uat.actor, reopenArticle, { id, version: 6 });
  expect(codeOf(await admin.post(`/articles/${id}/approve`, { version: 7 }))).toBe('action.not_allowed');
});
