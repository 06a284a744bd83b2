import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { removeExchange, restoreExchange } from '@psp/domain/collaborating/exchange/decide';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import { removeReview, restoreReview } from '@psp/domain/collaborating/reviews/moderate';
import { contestDecision, reverseDecision } from '@psp/domain/overseeing/decisions/commands';
import { rejectRevision, withdrawArticle } from '@psp/domain/publishing/articles/moderate';
import { reviseArticle } from '@psp/domain/publishing/articles/write-article';
import { acting } from '@psp/domain/testing/acting';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { anExchange } from '@psp/domain/testing/exchange';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const colleague = await app.as({ kind: 'admin', organisationId: admin.actor.organisationId });
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

interface Content {
  /** Id of the record that was decided on. */
  record: string;
  /** Another act on the content, which ends the contests about it. */
  act: () => Promise<unknown>;
}
const reason = 'Am citit din nou.';
const versionOf = async (table: string, id: string): Promise<number> =>
  (await rows<{ version: number }>(`select version from ${table} where id = ?`, [id]))[0]?.version ?? 0;

const removedProject = async (): Promise<Content> => {
  const id = await by(uat.actor, createExchange, { content: anExchange({}) });
  await by(uat.actor, publishExchange, { id, version: 1 });
  await by(admin.actor, removeExchange, { id, version: await versionOf('exchange_project', id), reason });
  const version = await versionOf('exchange_project', id);
  return { record: id, act: () => by(admin.actor, restoreExchange, { id, version, reason }) };
};
const refusedRevision = async (): Promise<Content> => {
  const id = await createArticles(database.orm, admin.actor).published(uat.actor, { title: 'Vechi' });
  const revised = { id, version: await versionOf('article', id), ...anArticle({ title: 'Respins' }) };
  const record = await by(uat.actor, reviseArticle, revised);
  await by(admin.actor, rejectRevision, { id, version: 1, reason });
  const version = await versionOf('article', id);
  return { record, act: () => by(admin.actor, withdrawArticle, { id, version, reason }) };
};
const removedReview = async (): Promise<Content> => {
  const id = await createScenario(database.orm).reviewed(uat.actor, firm.actor, 2);
  await by(admin.actor, removeReview, { id, version: await versionOf('review', id), reason });
  const version = await versionOf('review', id);
  return { record: id, act: () => by(admin.actor, restoreReview, { id, version, reason }) };
};

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const waiting = async () =>
  (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;

test.each([
  ['a project that is restored', removedProject, true],
  ['a project that was about to be restored', removedProject, false],
  ['a text whose article is withdrawn', refusedRevision, true],
  ['a text whose article was about to be withdrawn', refusedRevision, false],
  ['a review that is shown again', removedReview, true],
  ['a review that was about to be shown again', removedReview, false],
])('a decision is reversed about %s at the same time', async (_, create, isFirst) => {
  const { record, act } = await create();
  const [{ id = '' } = {}] = await rows<{ id: string }>('select id from moderation_decision where record_id = ?', [
    record,
  ]);
  await by(uat.actor, contestDecision, { id, version: 1, text: 'Nu este așa.' });
  const reverse = () => by(colleague.actor, reverseDecision, { id, version: 2, reason });
  const [first, second] = isFirst ? [reverse, act] : [act, reverse];
  // Both begin before either has the decision.
  const begun = await database.orm.em.fork().transactional(async (em) => {
    await em.execute('select from moderation_decision where id = ? for update', [id]);
    const one = outcome(first());
    while ((await waiting()) < 1);
    const two = outcome(second());
    while ((await waiting()) < 2);
    return { both: [one, two] };
  });
  expect(await Promise.all(begun.both)).toEqual(['done', 'version.stale']);
});
