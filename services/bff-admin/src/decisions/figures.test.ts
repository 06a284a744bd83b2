import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { decisionFigures } from '@psp/contracts/decisions';
import {
  closeContest,
  contestDecision,
  reverseDecision,
  upholdDecision,
} from '@psp/domain/overseeing/decisions/commands';
import { createSolution, publishSolution, withdrawSolution } from '@psp/domain/presenting/solutions/commands';
import { approveArticle, rejectArticle, requestArticleChanges } from '@psp/domain/publishing/articles/moderate';
import { acting } from '@psp/domain/testing/acting';
import { createArticles } from '@psp/domain/testing/articles';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const articles = createArticles(database.orm, admin.actor);

const decisionOn = async (id: string): Promise<string> =>
  (await rows<{ id: string }>('select id from moderation_decision where record_id = ?', [id]))[0]?.id ?? '';

/* Decisions of several kinds and outcomes, three of them contested. */
for (const decide of [approveArticle, requestArticleChanges, approveArticle]) {
  const id = await articles.pending(uat.actor);
  await by(admin.actor, decide, { id, version: 2, reason: 'Adăugați sursa.' });
}
for (const answer of [reverseDecision, upholdDecision, closeContest, null]) {
  const id = await articles.pending(firm.actor);
  await by(admin.actor, rejectArticle, { id, version: 2, reason: 'Reclamă.' });
  const decision = await decisionOn(id);
  await by(firm.actor, contestDecision, { id: decision, version: 1, text: 'Nu.' });
  if (answer === closeContest) await rows(`update article set status = 'draft' where id = ?`, [id]);
  if (answer) await by(colleague.actor, answer, { id: decision, version: 2, reason: 'Citit din nou.' });
}
const solution = await by(firm.actor, createSolution, aSolution());
await by(firm.actor, publishSolution, { id: solution, version: 1 });
await by(admin.actor, withdrawSolution, { id: solution, version: 2, reason: 'Preț greșit.' });

interface Plain {
  kind: string;
  total: number;
  refused: number;
  contested: number;
  reversed: number;
  moot: number;
  waits: number[];
}
/* The value at a share of sorted numbers, interpolated between its neighbours. */
const at = (sorted: number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10;
};

test('the figures agree with the rows, read one by one', async () => {
  await rows(`update moderation_decision set waited_since = created_at - (row_number * interval '7 hours')
    from (select id as row, row_number() over (order by id) from moderation_decision) n where n.row = id and kind <> 'solutions'`);
  await rows(`update moderation_decision set created_at = created_at - interval '70 days', waited_since = waited_since - interval '70 days'
    where id in (select id from moderation_decision order by id limit 2)`);
  const figures = decisionFigures.parse((await admin.get('/moderation/figures')).json());
  const plain = await rows<Plain>(`select kind, count(*)::int as total, sum((outcome = 'refused')::int)::int as refused,
    sum((contested_at is not null)::int)::int as contested, sum((status = 'reversed')::int)::int as reversed,
    sum((status = 'moot')::int)::int as moot,
    array_remove(array_agg(extract(epoch from created_at - waited_since)::float / 3600 order by created_at - waited_since), null) as waits
    from moderation_decision group by kind order by kind`);
  expect(figures.sums.slice(0, -1)).toMatchObject(
    plain.map(({ waits, ...numbers }) => ({
      ...numbers,
      median: waits.length > 0 ? at(waits, 0.5) : null,
      p90: waits.length > 0 ? at(waits, 0.9) : null,
    })),
  );
  const [all] = await rows<{ n: number }>('select count(*)::int as n from moderation_decision');
  expect(figures.sums.at(-1)).toMatchObject({ month: null, kind: null, total: all?.n });
  expect(figures.rows.reduce((sum, { total }) => sum + total, 0)).toBe(all?.n);
  const [day] = await rows<{ day: string }>(
    `select to_char(now() at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as day`,
  );
  const today = decisionFigures.parse((await viewer.get(`/moderation/figures?from=${day?.day}&to=${day?.day}`)).json());
  expect(today.sums.at(-1)?.total).toBe((all?.n ?? 0) - 2);
  const file = await viewer.get('/moderation/figures.csv');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.payload.trim().split('\r\n')).toHaveLength(1 + figures.rows.length + figures.sums.length);
  expect((await uat.get('/moderation/figures.csv')).statusCode).toBe(403);
});
