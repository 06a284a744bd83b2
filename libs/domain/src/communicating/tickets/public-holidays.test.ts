import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passTime } from '../../operating/lifecycle/pass-time.ts';
import { createReadDb } from '../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readWorkingDays } from './due.ts';
import { orthodoxEaster, publicHolidays } from './public-holidays.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const rows = <Row>(sql: string) => database.orm.em.fork().execute<Row[]>(sql);
const stored = async () => (await readWorkingDays(createReadDb(database.orm))).holidays;

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2029, '2029-04-08'],
  [2030, '2030-04-28'],
])('the Orthodox Easter of %i is on %s', (year, day) => expect(orthodoxEaster(year)).toBe(day));

test('Easter is a Sunday in April or May in every year from 1900 to 2099', () => {
  const days = Array.from({ length: 200 }, (_, index) => orthodoxEaster(1900 + index));
  expect(days.filter((day) => new Date(day).getUTCDay() !== 0 || !/-0[45]-/.test(day))).toEqual([]);
});

test.each([
  [2024, ['05-03', '05-05', '05-06', '06-23', '06-24']],
  [2025, ['04-18', '04-20', '04-21', '06-08', '06-09']],
  [2029, ['04-06', '04-08', '04-09', '05-27', '05-28']],
  [2030, ['04-26', '04-28', '04-29', '06-16', '06-17']],
])('the movable and fixed holidays of %i', (year, moving) => {
  const staying = ['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30', '12-01'];
  const expected = [...staying, '12-25', '12-26', ...moving].map((day) => `${year}-${day}`);
  expect([...publicHolidays(year).keys()].sort()).toEqual(expected.sort());
});

test('the stored holidays up to 2040 are those computed', async () => {
  const computed = Array.from({ length: 15 }, (_, index) => [...publicHolidays(2026 + index)]).flat();
  const known = await rows<{ day: string; name: string }>('select day::text as day, name from holiday');
  expect(known.map(({ day, name }) => [day, name]).sort()).toEqual(computed.sort());
});

test('a year is stored once, two years before it begins, and days entered by hand stay', async () => {
  expect(await passTime(database.orm, new Date('2038-12-31T12:00:00Z'))).toEqual([]);
  await rows(`insert into holiday (day, name) values ('2042-08-14', 'Zi liberă hotărâtă de guvern')`);
  const later = [new Date('2039-12-31T12:00:00Z'), new Date('2039-12-31T23:00:00Z')] as const;
  expect(await passTime(database.orm, later[0])).toEqual([{ step: 'extendHolidays', id: '2041' }]);
  expect(await passTime(database.orm, later[1])).toEqual([{ step: 'extendHolidays', id: '2042' }]);
  expect(await passTime(database.orm, later[1])).toEqual([]);
  const days = [...(await stored())].filter((day) => day > '2041');
  const computed = [2041, 2042].flatMap((year) => [...publicHolidays(year).keys()]);
  expect(days.sort()).toEqual([...computed, '2042-08-14'].sort());
});
