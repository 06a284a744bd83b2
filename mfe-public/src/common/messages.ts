import { plural } from '@psp/design-system/format';

export const messages = {
  loading: 'Se încarcă…',
  partners: 'Parteneri',
  verified: 'Partener verificat',
  noReviews: 'Fără recenzii încă',
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  outOfFive: (rating: string) => `${rating} din 5`,
};
