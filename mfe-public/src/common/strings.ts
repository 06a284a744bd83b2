import { plural } from '@psp/design-system/format';

export const strings = {
  loading: 'Se încarcă…',
  home: 'Acasă',
  partners: 'Parteneri',
  unknownFilter: 'Filtrul din adresă nu a fost aplicat.',
  dropUnknownFilter: 'Elimină filtrul',
  unknownCounty: 'Județ necunoscut',
  unknownCategory: 'Domeniu necunoscut',
  verified: 'Partener verificat',
  noReviews: 'Fără recenzii încă',
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  outOfFive: (rating: string) => `${rating} din 5`,
};
