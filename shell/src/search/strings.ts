import { SEARCH_RESULTS } from '@psp/contracts/search-limits';
import { plural } from '@psp/design-system/format';

export const strings = {
  form: 'Căutare în portal',
  field: 'Caută comunități, parteneri, soluții și articole',
  placeholder: 'Caută',
  open: 'Caută',
  suggestions: 'Rezultate',
  all: 'Toate rezultatele',
  corrected: (text: string) => `Rezultate pentru „${text}”`,
  loading: 'Se caută…',
  nothing: (text: string) => `Niciun rezultat pentru „${text}”.`,
  nothingHelp: 'Încercați mai puține cuvinte sau altele.',
  tooLittle: 'Scrieți cel puțin două litere ale unui cuvânt.',
  failed: 'Rezultatele nu au putut fi încărcate.',
  failedHelp: 'Apăsați Enter pentru pagina de căutare.',
  found: (count: number) => plural(count, SEARCH_RESULTS),
};
