import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { auditList } from '@psp/contracts/audit';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import { removeExchange } from '@psp/domain/collaborating/exchange/decide';
import { newId } from '@psp/domain/id';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { rejectArticle, rejectRevision } from '@psp/domain/publishing/articles/moderate';
import { reopenArticle, reviseArticle } from '@psp/domain/publishing/articles/write-article';
import { acting } from '@psp/domain/testing/acting';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const { accountId } = admin.actor;
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const articles = createArticles(database.orm, admin.actor);

const objectOf = async (id: string) =>
  auditList.parse((await admin.get(`/audit?object=${id}`)).json()).items[0]?.object ?? null;
/* Stores a record and an act on it. */
const stored = async (entity: string, query: string, values: string[]): Promise<string> => {
  const id = newId();
  await rows(query, [id, ...values]);
  await rows(`insert into audit (at, action, entity, entity_id) values (now(), ?, ?, ?)`, [`${entity}.x`, entity, id]);
  return id;
};
const decisionOn = async (record: string): Promise<string> =>
  (await rows<{ id: string }>('select id from moderation_decision where record_id = ?', [record]))[0]?.id ?? '';
const contested = async (record: string, who = firm): Promise<string> => {
  const id = await decisionOn(record);
  await by(who.actor, contestDecision, { id, version: 1, text: 'Nu este așa.' });
  return id;
};
const versionOf = async (id: string): Promise<number> =>
  (await rows<{ version: number }>('select version from article where id = ?', [id]))[0]?.version ?? 0;

test('acts on several organisations link to the page of the bulk act', async () => {
  const add = `insert into bulk_act (id, created_at, created_by, action, reason, status) values (?, now(), ?, 'remindProfile', '', 'running')`;
  const id = await stored('bulk-act', add, [accountId]);
  expect(await objectOf(id)).toEqual({
    ...{ id, title: 'Memento: completați profilul', href: `/admin/users/actiuni/${id}` },
  });
});

test('suspensions, merges and periods of packages link to their organisation', async () => {
  const { organisationId, organisationName: title } = uat.actor;
  const link = { title, href: `/admin/users/organizatii/${organisationId}` };
  const suspension = `insert into suspension_proposal (id, created_at, organisation_id, status, reason, proposed_by, lapses_at)
    values (?, now(), ?, 'open', 'Acte false.', ?, now())`;
  const merge = `insert into organisation_merge (id, kept_id, closed_id, status, reason, done_by, done_at, undo_until)
    values (?, ?, ?, 'done', 'Dublură.', ?, now(), now())`;
  const period = `insert into package_period (id, created_at, updated_at, organisation_id, package, status, starts_on, ends_on)
    values (?, now(), now(), ?, 'bronze', 'open', '2026-01-01', '2026-12-31')`;
  for (const id of [
    await stored('suspension', suspension, [organisationId, accountId]),
    await stored('organisation-merge', merge, [organisationId, firm.actor.organisationId, accountId]),
    await stored('package-period', period, [organisationId]),
  ])
    expect(await objectOf(id)).toEqual({ id, ...link });
});

test('a decision links to the page of its content, while that is not a draft of its author', async () => {
  const project = await by(uat.actor, createExchange, { content: anExchange({ title: 'Arhiva' }) });
  await by(uat.actor, publishExchange, { id: project, version: 1 });
  await by(admin.actor, removeExchange, { id: project, version: 2, reason: 'Reclamă.' });
  expect(await objectOf(await contested(project, uat))).toMatchObject({
    ...{ title: expect.stringContaining('Arhiva'), href: `/admin/exchange/${project}` },
  });
  const article = await articles.pending(firm.actor, { title: 'Respins' });
  await by(admin.actor, rejectArticle, { id: article, version: 2, reason: 'Reclamă.' });
  const id = await contested(article);
  expect(await objectOf(id)).toEqual({ id, title: 'Respins', href: `/admin/moderation/${article}` });
  await by(firm.actor, reopenArticle, { id: article, version: 3 });
  expect(await objectOf(id)).toEqual({ id, title: null, href: null });
});

test('a refused text of an article and the decision about it link to the article', async () => {
  const article = await articles.published(uat.actor, { title: 'Public' });
  const revised = { id: article, version: await versionOf(article), ...anArticle({ title: 'Respins' }) };
  const revision = await by(uat.actor, reviseArticle, revised);
  await by(admin.actor, rejectRevision, { id: article, version: 1, reason: 'Nu.' });
  const link = { title: 'Public', href: `/admin/moderation/${article}` };
  expect(await objectOf(revision)).toEqual({ id: revision, ...link });
  const decision = await contested(revision, uat);
  expect(await objectOf(decision)).toEqual({ id: decision, ...link });
});
