import { SEARCH_COUNTED, SEARCH_RESULTS } from '@psp/contracts/search-limits';
import { formatNumber, plural } from '@psp/design-system/format';

const results = (count: number) => plural(count, SEARCH_RESULTS);

export const strings = {
  title: 'Căutare',
  titleFor: (text: string) => `„${text}” – căutare`,
  description: 'Căutați comunități, parteneri, soluții, articole, evenimente, resurse și acte în Portal PSP.',
  lead: 'În comunități, parteneri, soluții, proiecte, articole, evenimente, resurse și acte.',
  form: 'Formularul de căutare',
  field: 'Ce căutați?',
  button: 'Caută',
  filter: 'Ce fel de rezultate',
  allKinds: 'Toate',
  /** Count beside a group's name. */
  counted: (total: number) => (total < SEARCH_COUNTED ? formatNumber(total) : `peste ${formatNumber(SEARCH_COUNTED)}`),
  results: (total: number, isAtLeast: boolean) => (isAtLeast ? `Peste ${results(total)}` : results(total)),
  corrected: (text: string) => `Rezultate pentru „${text}”`,
  correctedWhy: 'Am căutat o variantă apropiată, fiindcă textul scris nu apare nicăieri.',
  moreOf: (name: string) => `Vezi toate: ${name}`,
  begin: 'Scrieți ce căutați',
  beginText:
    'Numele unei comunități sau al unei companii, un serviciu, un subiect. Diacriticele și greșelile mici nu contează.',
  tooLittle: 'Scrieți cel puțin un cuvânt',
  tooLittleText: 'Textul scris nu are niciun cuvânt de căutat, de cel puțin două litere sau cifre.',
  nothing: (text: string) => `Niciun rezultat pentru „${text}”`,
  nothingText: 'Încercați mai puține cuvinte, altele apropiate, sau porniți dintr-una din liste.',
  nothingOfKind: 'Nimic de acest fel',
  seeAll: 'Vezi toate rezultatele',
  pageTooFar: 'Această pagină nu există. Rezultatele se termină mai devreme.',
  firstPage: 'Prima pagină',
  lists: 'Liste',
};
