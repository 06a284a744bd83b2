import type { CERTIFICATES, LEAST_RATINGS, MemberSort, PriceBand, RESPONSES } from '@psp/contracts/marketplace';

type Labels<Key extends string> = Record<Key, string>;

const sorts: Labels<MemberSort> = {
  suited: 'Potrivite solicitărilor mele',
  rating: 'După evaluare',
  price: 'După preț',
  newest: 'Cele mai noi',
};
const explained = {
  rating: 'Întâi cele mai bine evaluate; o medie din puține recenzii cântărește mai puțin.',
  newest: 'Întâi firmele intrate cel mai recent în rețea.',
};
const ratings: Labels<(typeof LEAST_RATINGS)[number]> = {
  '4.5': 'Cel puțin 4,5',
  '4': 'Cel puțin 4',
  '3': 'Cel puțin 3',
};
const certificates: Labels<(typeof CERTIFICATES)[number]> = {
  any: 'Orice certificare valabilă',
  '9001': 'ISO 9001, calitate',
  '14001': 'ISO 14001, mediu',
  '27001': 'ISO 27001, securitatea informației',
  '37001': 'ISO 37001, anticorupție',
  '45001': 'ISO 45001, sănătate în muncă',
};
const responses: Labels<(typeof RESPONSES)[number]> = {
  '24': 'De obicei într-o zi',
  '72': 'De obicei în 3 zile',
  '168': 'De obicei într-o săptămână',
};
const prices: Labels<PriceBand> = {
  low: 'Sub 5.000 de lei',
  middle: '5.000 – 25.000 de lei',
  high: '25.000 – 100.000 de lei',
  highest: 'Peste 100.000 de lei',
};

export const filterStrings = {
  category: 'Domeniu',
  allCategories: 'Toate domeniile',
  county: 'Județ',
  allCounties: 'Toate județele',
  rating: 'Evaluare',
  anyRating: 'Oricare',
  certificate: 'Certificare',
  anyCertificate: 'Oricare',
  response: 'Timp de răspuns',
  anyResponse: 'Oricare',
  price: 'Preț',
  anyPrice: 'Oricare',
  favourites: 'Favorite',
  allSolutions: 'Toate soluțiile',
  onlyFavourites: 'Numai cele favorite',
  sort: 'Ordine',
  sorts,
  explained,
  ratings,
  certificates,
  responses,
  prices,
};
