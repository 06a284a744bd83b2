import { formatDate, formatLei, plural } from '@psp/design-system/format';

const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });

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
  left: (left: number | null) => {
    if (left === null) return '';
    if (left < 0) return `s-a încheiat acum ${days(-left)}`;
    return left === 0 ? 'se încheie azi' : `mai sunt ${days(left)}`;
  },
  proformas: 'Proforme',
  sum: (lei: number, period: string) => `${formatLei(lei)}, ${period}`,
  withdrawn: 'retrasă de asociație, nu o mai plătiți',
};
