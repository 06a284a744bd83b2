import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { aSolution } from '../../testing/solutions.ts';
import { createSolution, publishSolution, renewSolution } from './commands.ts';
import { remindOfSolutions, tellOfEndedSolutions } from './validity.ts';

const firma = anActor({ kind: 'firma' });
const NOW = new Date('2026-03-05T10:00:00Z');
let database: TestDatabase;
const rows = (query: string) => database.orm.em.fork().execute(query);

beforeAll(async () => {
  database = await createTestDatabase();
  await storeMember(database.orm, firma, 'ana');
});
afterAll(() => database.close());

const listed = async (title: string, validUntil: string | null): Promise<string> => {
  const by = acting(database.orm, NOW);
  const id = await by(firma, createSolution, aSolution({ title, validUntil }));
  await by(firma, publishSolution, { id, version: 1 });
  return id;
};
const told = async () =>
  (await rows('select title, message from notification order by id')).map((row) => String(Object(row).message));
const pass = async (now: Date) => {
  const [first] = await Promise.all([
    applyDue(database.orm, now, remindOfSolutions),
    applyDue(database.orm, now, remindOfSolutions),
  ]);
  const [then] = await Promise.all([
    applyDue(database.orm, now, tellOfEndedSolutions),
    applyDue(database.orm, now, tellOfEndedSolutions),
  ]);
  return [...first, ...then].filter(({ error }) => error);
};

test('a firm is reminded a week before the last day and notified after it, once for each last day', async () => {
  const id = await listed('Registratură', '2026-03-12');
  await listed('Arhivă', '2026-03-13');
  await listed('Portal', null);
  expect(await pass(NOW)).toEqual([]);
  await pass(NOW);
  expect(await told()).toEqual([
    'Soluția „Registratură” apare în marketplace până la 12 martie 2026. O puteți prelungi din pagina ei.',
  ]);
  await pass(new Date('2026-03-13T00:30:00+02:00'));
  expect((await told()).slice(1)).toEqual([
    'Soluția „Arhivă” apare în marketplace până la 13 martie 2026. O puteți prelungi din pagina ei.',
    'Valabilitatea soluției „Registratură” s-a încheiat la 12 martie 2026: nu mai apare în marketplace. O puteți prelungi din pagina ei.',
  ]);
  const after = new Date('2026-03-13T10:00:00Z');
  await acting(database.orm, after)(firma, renewSolution, { id, version: 2, validUntil: '2026-06-01' });
  await pass(after);
  expect(await told()).toHaveLength(3);
  await pass(new Date('2026-05-31T10:00:00Z'));
  expect((await told()).at(-2)).toContain('„Registratură” apare în marketplace până la 1 iunie 2026');
});

test('a suspended firm is not notified', async () => {
  await listed('Contabilitate', '2026-03-10');
  await rows(`update organisation set status = 'suspended' where id = '${firma.organisationId}'`);
  const before = await told();
  await pass(NOW);
  expect(await told()).toEqual(before);
});
