import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmReportView } from '@psp/contracts/firm-reports';
import { projectList } from '@psp/contracts/project-list';
import { newId } from '@psp/domain/id';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const uat = await app.as({ kind: 'uat' });
type Person = typeof uat;

const report = async (who: Person, query = '') => firmReportView.parse((await who.get(`/reports${query}`)).json());

type Marks = Partial<Record<'quality' | 'timeliness' | 'communication' | 'price', number>>;

/** A review of a firm's work; `published` is SQL, null of one that is hidden still. */
const aReview = async (firm: Person, marks: Marks, published: string | null) => {
  const project = await scenario.completed(uat.actor, firm.actor);
  const { quality = 4, timeliness = 5, communication = 5, price = 3 } = marks;
  await rows(
    `insert into review (id, project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, published_at)
     values (?, ?, ?, ?, ?, 4, ?, ?, ?, ?, ${published ?? 'null'})`,
    [
      ...[newId(), project, uat.actor.organisationId, firm.actor.organisationId, uat.actor.accountId],
      ...[quality, timeliness, communication, price],
    ],
  );
  return project;
};

test('reviews count by the day they were published, criterion by criterion', async () => {
  const firm = await app.as({ kind: 'firma' });
  await aReview(firm, { quality: 4 }, 'now()');
  await aReview(firm, { quality: 5 }, 'now()');
  await aReview(firm, { quality: 1 }, null);
  await aReview(firm, { quality: 1 }, `now() - interval '2 years'`);
  const { count, rating, criteria } = (await report(firm)).reviews;
  expect([count, rating]).toEqual([2, 4]);
  expect(criteria).toMatchObject({
    quality: { mean: 4.5, marks: [0, 0, 0, 1, 1] },
    price: { mean: 3, marks: [0, 0, 2, 0, 0] },
  });
});

test('every number of reviews is that of the list to which it leads', async () => {
  const firm = await app.as({ kind: 'firma' });
  const listed = async (query: string) => {
    const { total, items } = projectList.parse((await firm.get(`/projects?status=reviewed&${query}`)).json());
    expect(items).toHaveLength(total);
    return items.map(({ id }) => id);
  };
  const good = await aReview(firm, { quality: 5 }, `'2026-03-31T20:59:59Z'`);
  const poor = await aReview(firm, { quality: 2, price: 2 }, `'2026-02-10T08:00:00Z'`);
  await aReview(firm, { quality: 5 }, `'2026-03-31T21:00:00Z'`);
  await aReview(firm, { quality: 5 }, null);
  const { from, to, reviews } = await report(firm, '?period=2026-02..2026-03');
  const days = `from=${from}&to=${to}`;
  expect((await listed(days)).sort()).toEqual([good, poor].sort());
  expect(reviews.count).toBe(2);
  expect(await listed(`${days}&criterion=quality&mark=5`)).toEqual([good]);
  expect(await listed(`${days}&criterion=price&mark=2`)).toEqual([poor]);
  for (const [criterion, { marks }] of Object.entries(reviews.criteria ?? {}))
    for (const [at, count] of marks.entries())
      expect(await listed(`${days}&criterion=${criterion}&mark=${at + 1}`)).toHaveLength(count);
  expect((await firm.get('/projects?criterion=rating&mark=5')).statusCode).toBe(400);
  expect((await firm.get('/projects?criterion=quality&mark=6')).statusCode).toBe(400);
});
