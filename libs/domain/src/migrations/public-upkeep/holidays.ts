import { publicHolidays } from '../../tickets/public-holidays.ts';

const FIRST_YEAR = 2026;
const LAST_YEAR = 2040;
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
const rows = years.flatMap((year) => [...publicHolidays(year)].map(([day, name]) => `('${day}', '${name}')`));

/** Days on which nobody works, up to 2040; those that are known already stay as they are. Later years follow in their time. */
export const HOLIDAYS = `
insert into holiday (day, name) values
  ${rows.join(',\n  ')}
on conflict do nothing;`;
