import { formatRating, plural } from '@psp/design-system/format';

export const strings = {
  sealedTitle: (count: number) =>
    plural(count, { one: 'ofertă sigilată', few: 'oferte sigilate', other: 'oferte sigilate' }),
  sealed: (deadline: string) =>
    `Nimeni nu vede conținutul până la termen, ${deadline}. Apoi le deschideți și le comparați aici.`,
  sealedLate: 'Termenul a trecut. Deschideți ofertele ca să le comparați.',
  noneTitle: 'Nicio ofertă depusă',
  none: 'Când o firmă depune o ofertă, aici apare numărul ofertelor. Conținutul se vede după deschidere.',
  noneDraft: 'Solicitarea nu a fost trimisă încă.',
  noneLate: 'Termenul a trecut fără nicio ofertă.',
  unconfirmed: (count: number) =>
    count === 1
      ? 'O ofertă nu a fost reconfirmată după modificarea solicitării și nu intră în comparație.'
      : `${plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' })} nu au fost reconfirmate după modificarea solicitării și nu intră în comparație.`,
  caption: 'Ofertele, una lângă alta',
  order: 'Ordonează ofertele după',
  orders: {
    score: 'Punctaj, întâi cel mai mare',
    price: 'Preț, întâi cel mai mic',
    delivery: 'Livrare, întâi cea mai rapidă',
    rating: 'Nota firmei, întâi cea mai mare',
  },
  criterion: 'Criteriu',
  rows: {
    score: 'Punctaj',
    place: 'Sediu',
    status: 'Stare',
    price: 'Preț fără TVA',
    priceWithVat: 'Preț cu TVA',
    delivery: 'Livrare',
    validity: 'Valabilă până la',
    rating: 'Nota firmei',
    projects: 'Proiecte finalizate',
    method: 'Metoda de lucru',
    team: 'Echipa',
    attachments: 'Fișiere anexate',
    reason: 'Motivul',
    actions: 'Decizie',
  },
  verified: 'verificată',
  firmSuspended: 'Firmă suspendată',
  best: {
    score: 'cel mai mare punctaj',
    price: 'cel mai mic preț',
    delivery: 'cea mai rapidă livrare',
    rating: 'cea mai mare notă',
  },
  ratingOf: (rating: number, count: number) =>
    `${formatRating(rating)} din ${plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' })}`,
  vat: (rate: number) => `TVA ${rate}%`,
  more: 'Citește tot',
  notGiven: 'nu este completat',
  open: 'Deschide ofertele',
  shortlist: 'Preselectează',
  choose: 'Alege',
  accept: 'Acceptă',
  decline: 'Respinge',
  of: (firma: string) => ` oferta firmei ${firma}`,
  shortlisted: (firma: string) => `Oferta firmei ${firma} a fost preselectată.`,
  withoutVat: (withVat: string) => `fără TVA (${withVat} cu TVA)`,
  accepted: (firma: string) => `Oferta firmei ${firma} a fost acceptată. Proiectul este deschis.`,
  declined: (firma: string) => `Oferta firmei ${firma} a fost respinsă.`,
  acceptTitle: (firma: string) => `Acceptați oferta firmei ${firma}?`,
  declineTitle: (firma: string) => `Respingeți oferta firmei ${firma}?`,
  declineHint: 'Firma primește motivul pe care îl scrieți.',
};
