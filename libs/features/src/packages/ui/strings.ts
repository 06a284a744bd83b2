import { formatDate, formatLei, plural } from '@psp/design-system/format';

const days = (count: number) => (count === 1 ? 'o zi' : plural(count, { one: 'zi', few: 'zile', other: 'zile' }));

/** How long a package still lasts, or since when it has ended; `left`: days until its last one, null without a period. */
export const untilWords = (left: number | null): string => {
  if (left === null) return '';
  if (left < 0) return `s-a încheiat acum ${days(-left)}`;
  if (left === 0) return 'se încheie azi';
  return `${left === 1 ? 'mai este' : 'mai sunt'} ${days(left)}`;
};

export const strings = {
  title: 'Pachetul și perioada',
  none: 'Asociația nu a stabilit încă perioada pachetului dvs.',
  now: 'În vigoare acum',
  nowText: (name: string, until: string) => `${name}, până la ${formatDate(until)}`,
  package: 'Pachetul',
  price: 'Suma',
  free: 'fără plată',
  lei: formatLei,
  period: 'Perioada',
  days: (from: string, to: string) => `${formatDate(from)} – ${formatDate(to)}`,
  renewal: 'Reînnoire',
  renewalText: (period: string) => `${period}. Începe după ce asociația primește plata proformei.`,
  left: untilWords,
  proformas: 'Proforme',
  sum: (lei: number, period: string) => `${formatLei(lei)}, ${period}`,
  withdrawn: 'retrasă de asociație, nu o mai plătiți',
};
