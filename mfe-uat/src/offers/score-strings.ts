import { CRITERION_LABELS, type Criterion, describeWeights, type Weights } from '@psp/contracts/scores';
import { formatNumber, formatRating, plural } from '@psp/design-system/format';

const points = (count: number) => plural(count, { one: 'punct', few: 'puncte', other: 'puncte' });

export const strings = {
  criteria: CRITERION_LABELS,
  weights: 'Cât contează',
  announced: (weights: Weights) => `Firmelor li s-au anunțat: ${describeWeights(weights)}.`,
  ranked: (count: number) => `${plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' })}, după punctaj`,
  proposed: 'Ponderi propuse de portal; le puteți schimba.',
  of: (percent: number) => `${percent}%`,
  total: (score: number) => formatRating(score),
  outOf: 'din 100',
  place: (place: number, count: number) => `locul ${place} din ${formatNumber(count)}`,
  part: (score: number, weight: number) => `${formatRating(score)} puncte din ${formatNumber(weight)}`,
  noScore: 'nu se mai punctează',
  change: 'Schimbă ponderile',
  mark: 'Notează metodele',
  how: 'Cum se calculează',
  rules: ({ price, term, rating, method }: Weights) => [
    { term: `Preț, ${points(price)}`, detail: `cel mai mic preț ÷ prețul ofertei × ${price}` },
    { term: `Termen, ${points(term)}`, detail: `cel mai scurt termen ÷ termenul ofertei × ${term}` },
    {
      term: `Notă, ${points(rating)}`,
      detail: `nota 5 aduce ${rating}, cel mult 3 aduce 0; fără recenzii, ${formatNumber(rating / 2)}`,
    },
    { term: `Metodă, ${points(method)}`, detail: 'nota de la 0 la 10 pe care o dați după citire' },
  ],
  rounding: 'Fiecare parte se rotunjește la o zecimală, iar punctajul este suma părților.',
  dialog: {
    title: 'Cât contează fiecare criteriu',
    text: 'Ponderile se văd în comparație și în dosarul achiziției; fiecare schimbare rămâne în istoric.',
    newVersion:
      'Ponderile au fost anunțate firmelor. Schimbarea face o versiune nouă a solicitării, iar ofertele depuse trebuie reconfirmate.',
    save: 'Salvează ponderile',
    saved: 'Ponderile au fost salvate.',
    unit: '%',
    sum: (sum: number) => `Împreună: ${formatNumber(sum)} din 100`,
  },
  marks: {
    title: 'Note pentru metoda de lucru',
    text: 'Citiți metoda fiecărei firme și dați o notă de la 0 la 10. Fără notă, metoda aduce 0 puncte.',
    save: 'Salvează notele',
    saved: 'Notele au fost salvate.',
    label: (firma: string) => `Nota metodei, ${firma}`,
    none: 'fără notă',
  },
  reason: {
    label: 'De ce schimbați după deschidere',
    hint: 'Rămâne în istoric și în dosarul achiziției, iar firmele îl citesc după ce solicitarea se încheie. Nu numiți firme.',
    missing: 'Scrieți de ce schimbați după deschidere.',
  },
  markOf: (mark: number) => `nota ${mark}`,
  pair: {
    title: 'Două oferte, față în față',
    one: 'Pe aceasta o alegeți',
    oneDecided: 'Prima ofertă',
    other: 'Comparată cu',
    more: (firma: string, by: number, parts: string) =>
      `${firma} are cu ${formatRating(by)} puncte mai mult: ${parts}.`,
    less: (firma: string, by: number, parts: string) =>
      `${firma} are cu ${formatRating(by)} puncte mai puțin: ${parts}.`,
    equal: (firma: string, parts: string) => `${firma} are același punctaj${parts ? `: ${parts}` : ''}.`,
    part: (criterion: Criterion, by: number) =>
      `${CRITERION_LABELS[criterion].toLowerCase()} ${by > 0 ? '+' : '−'}${formatRating(Math.abs(by))}`,
  },
};
