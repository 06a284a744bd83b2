import { CRITERION_LABELS, type Criterion, type Score } from '@psp/contracts/scores';
import { formatRating, plural } from '@psp/design-system/format';

const firms = (count: number) => plural(count, { one: 'firmă', few: 'firme', other: 'firme' });

/** Sentences of the prepared reasons. */
export const words = {
  single: 'Este singura ofertă care poate fi aleasă.',
  chosenScore: ({ total, place }: Score, count: number, weights: string) =>
    place === 1
      ? `Cel mai mare punctaj, ${formatRating(total)} din 100, după ponderile: ${weights}.`
      : `Punctaj ${formatRating(total)} din 100, locul ${place} din ${count}, după ponderile: ${weights}.`,
  otherScore: ({ total, place }: Score, count: number) =>
    `Oferta dvs. a obținut ${formatRating(total)} puncte din 100, locul ${place} din ${count}.`,
  points: (criterion: Criterion, points: number, weight: number) =>
    `${CRITERION_LABELS[criterion].toLowerCase()} ${formatRating(points)} din ${weight}`,
  best: (parts: string[]) => `Are cele mai multe puncte la: ${parts.join(', ')}.`,
  dearest: (parts: string[]) =>
    parts.length === 0
      ? 'Prețul este cel mai mare dintre cele primite.'
      : `Prețul este cel mai mare dintre cele primite; oferta a fost aleasă pentru că are cele mai multe puncte la: ${parts.join(', ')}.`,
  beside: (own: string, best: number) => `${own} (${formatRating(best)})`,
  besideBest: (parts: string) => `Puncte pe criterii, în paranteză cele ale ofertei de pe primul loc: ${parts}.`,
  besideChosen: (parts: string) => `Puncte pe criterii, în paranteză cele ale ofertei alese: ${parts}.`,
  notFirst: (place: number) => ({
    label: `De ce oferta de pe locul ${place}, nu cea de pe primul loc`,
    missing: 'Scrieți de ce nu ați ales oferta de pe primul loc.',
    sentence: (word: string) => `A fost aleasă de pe locul ${place}: ${word}`,
  }),
  unmarked: (firms: string) => ({
    label: `De ce fără notă pentru metodă: ${firms}`,
    missing: 'Scrieți de ce alegeți fără notă pentru toate metodele.',
    sentence: (word: string) => `Nu toate metodele au notă: ${word}`,
  }),
  inBudget: 'Prețul se încadrează în buget.',
  price: {
    is: { lowest: 'Prețul este cel mai mic.', highest: 'Prețul este cel mai mare dintre cele primite.' },
    was: {
      lowest: 'Prețul a fost cel mai mic, dar au contat toate criteriile.',
      highest: 'Prețul a fost cel mai mare dintre cele primite.',
    },
  },
  term: {
    is: {
      lowest: (days: string) => `Livrarea în ${days} este cea mai rapidă.`,
      highest: (days: string) => `Livrarea în ${days} este cea mai lentă dintre cele propuse.`,
    },
    was: {
      lowest: (days: string) => `Termenul de ${days} a fost cel mai scurt.`,
      highest: (days: string) => `Termenul de ${days} a fost cel mai lung dintre cele propuse.`,
    },
  },
  method: (mark: number) => `Metoda a primit ${mark} din 10.`,
};

/** Texts of the dialog that accepts an offer. */
export const dialog = {
  why: 'De ce această ofertă',
  whyHint: (firma: string) =>
    `Apare în dosarul achiziției și îl citește ${firma}. L-am pregătit din comparație; completați-l.`,
  missing: 'Scrieți motivul alegerii.',
  firstHint: 'Se adaugă la motivul alegerii și apare în dosar.',
  score: (total: string, place: string) => `punctaj ${total}, ${place}`,
  delivery: (days: string) => `livrare în ${days}`,
  others: (count: number) => (count === 1 ? 'Ce primește cealaltă firmă' : `Ce primesc celelalte ${firms(count)}`),
  othersHint: 'Motivele nu arată cifrele altor firme. Puteți schimba orice text.',
  reasonFor: (firma: string) => `Motivul pentru ${firma}`,
  missingFor: (firma: string) => `Scrieți motivul pentru ${firma}.`,
  prepared: 'text pregătit',
  restore: 'Revino la textul pregătit',
  nextTitle: 'Ce urmează',
  next: (firma: string, count: number) => [
    count === 0
      ? `${firma} află acum motivul alegerii.`
      : `Cele ${firms(count + 1)} află acum, fiecare numai motivul ei.`,
    `Solicitarea trece „În progres” și se deschide proiectul cu ${firma}, în „Planificare”.`,
    'Achiziția o înregistrați în sistemul de stat (SEAP).',
  ],
  final: 'Alegerea nu poate fi schimbată după trimitere.',
  send: 'Acceptă și trimite motivele',
};
