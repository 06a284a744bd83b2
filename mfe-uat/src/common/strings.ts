import { plural } from '@psp/design-system/format';

export const strings = {
  retry: 'Încearcă din nou',
  error: 'Eroare',
  problem: 'Există o problemă',
  close: 'Închide',
  giveUp: 'Renunță',
  sending: 'Se trimite…',
  saving: 'Se salvează…',
  reason: 'Motiv',
  reasonMissing: 'Scrieți motivul.',
  breadcrumb: 'Unde vă aflați',
  days: (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' }),
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  noReviews: 'Fără recenzii încă',
};
