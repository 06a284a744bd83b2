import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '@psp/domain/actor';
import { newId } from '@psp/domain/id';
import { countPassageWords } from '@psp/domain/knowledge/assistant/words';
import { createReadDb } from '@psp/domain/read-db';
import { createDemonstration } from '@psp/demo/testing/demonstration';
import { judgeAnswers, readQuestions } from './answers.ts';

const now = new Date('2026-05-14T09:30:00Z');
let database: Awaited<ReturnType<typeof createDemonstration>>;
beforeAll(async () => {
  database = await createDemonstration(now);
}, 180_000);
afterAll(() => database.close());

/* Reads all passages, as the labels suppose, and has no requests of its own. */
const reader: Actor = {
  ...{ accountId: newId(), displayName: 'Cititor', organisationId: newId(), organisationName: 'Asociația' },
  ...{ kind: 'admin', role: 'owner', status: 'approved' },
};

test('the labelled questions are different, and a third has no answer', () => {
  const all = [...readQuestions('tuning'), ...readQuestions('measured')];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  expect(all.filter(({ title }) => !title).length / all.length).toBeGreaterThan(0.33);
});

test('on questions that were only measured, passages are found better than by plain search, and every sentence stands in its passage', async () => {
  await countPassageWords(createReadDb(database.orm));
  const { wrong: _, ...figures } = await judgeAnswers(database.orm, reader, 'measured');
  console.info(figures);
  expect(figures.recall).toBeGreaterThan(figures.fullText + 0.2);
  expect(figures.recall).toBeGreaterThan(figures.trigrams + 0.1);
  expect(figures.supported).toBe(1);
});
