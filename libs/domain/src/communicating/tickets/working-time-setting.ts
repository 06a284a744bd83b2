import { romanianDay } from '@psp/contracts/romania';
import type { WorkingTime } from '@psp/contracts/settings';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import type { Setting } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

const NAME = 'working-time';
const HOURS = { opensAt: 9, closesAt: 18 };

type Hours = Pick<WorkingTime, 'opensAt' | 'closesAt'>;

/** Reads the hours of a working day. */
export const readHours = async (db: Db): Promise<Hours> =>
  (await oneRow(
    db,
    sql<Hours>`select (value ->> 'opensAt')::int as "opensAt", (value ->> 'closesAt')::int as "closesAt"
      from setting_version where setting = ${NAME} order by version desc limit 1`,
  )) ?? HOURS;

/** Years that the list covers, from the present one on; those after them the portal has computed. */
const YEARS = 3;

/* First day of the list, and the day after its last one. */
const listedFrom = (now: Date): [first: string, end: string] => {
  const year = Number(romanianDay(now).slice(0, 4));
  return [`${year}-01-01`, `${year + YEARS}-01-01`];
};

const readCurrent = async (db: Db, now: Date): Promise<WorkingTime> => {
  const [first, end] = listedFrom(now);
  const [hours, holidays] = await Promise.all([
    readHours(db),
    db.run(sql<{ day: string; name: string }>`select day::text as day, name from holiday
      where day >= ${first}::date and day < ${end}::date order by day`),
  ]);
  return { ...hours, holidays };
};

/* Replaces the days of the years in the list. An earlier version may have past years too, which stay as they were. */
const applyDays = async ({ db, now }: Write<Actor>, { holidays }: WorkingTime): Promise<void> => {
  const [first, end] = listedFrom(now);
  const coming = holidays.filter(({ day }) => day >= first);
  if (coming.length === 0 || coming.some(({ day }) => day >= end)) throw new DomainError('setting.other_year');
  const years = [...new Set(coming.map(({ day }) => day.slice(0, 4)))];
  if (years.some((year) => !coming.some(({ day }) => day === `${year}-01-01`)))
    throw new DomainError('setting.new_year');
  await db.run(
    sql`delete from holiday where day >= ${first}::date and extract(year from day)::text = any (${years}::text[])`,
  );
  await db.run(sql`insert into holiday (day, name) select day, name
    from jsonb_to_recordset(${JSON.stringify(coming)}::jsonb) h (day date, name text)`);
};

/** Working hours and public holidays, by which the deadlines of tickets are counted. */
export const WORKING_TIME: Setting<WorkingTime> = {
  name: NAME,
  label: 'Program și zile libere',
  initial: { ...HOURS, holidays: [] },
  current: readCurrent,
  apply: applyDays,
};
