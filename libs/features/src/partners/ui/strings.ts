import { formatNumber, plural } from '@psp/design-system/format';

const HOURS_OF_DAY = 24;
const hours = (count: number) => plural(count, { one: 'oră', few: 'ore', other: 'ore' });
const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });

/** Formats a duration in hours: "5 ore", from two days on "3 zile"; at least one hour. */
const duration = (length: number): string =>
  length < 2 * HOURS_OF_DAY ? hours(Math.max(1, Math.round(length))) : days(Math.round(length / HOURS_OF_DAY));

/** Formats a range of employees: "1-10" as "1–10 angajați", "200+" as "peste 200 de angajați". */
function employees(range: string): string {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?/.exec(range) ?? [];
  const people = plural(Number(to), { one: 'angajat', few: 'angajați', other: 'angajați' });
  return range.endsWith('+') ? `peste ${people}` : `${from}–${people}`;
}

const years = (count: number) => plural(count, { one: 'an', few: 'ani', other: 'ani' });

/** Texts shared by cards and profiles of partners. */
export const strings = {
  verified: 'Partener verificat',
  noReviews: 'Fără recenzii încă',
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  outOfFive: (rating: string) => `${rating} din 5`,
  services: 'Servicii',
  more: (count: number) => (count === 1 ? 'încă unul' : `încă ${formatNumber(count)}`),
  employees,
  years,
  experience: (count: number) => `${years(count)} de experiență`,
  duration,
  response: (length: number) => `De obicei în ${duration(length)}`,
  seeProfile: 'Vezi profilul',
  seeProfileOf: (name: string) => `Vezi profilul: ${name}`,
  seeSolutions: 'Soluții în marketplace',
  seeSolutionsOf: (name: string) => `Soluții în marketplace: ${name}`,
};
