import { plural } from '@psp/design-system/format';

export const strings = {
  error: 'Eroare',
  reason: 'Motiv',
  days: (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' }),
  noReviews: 'Fără recenzii încă',
};
