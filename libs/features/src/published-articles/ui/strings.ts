import { formatDate, plural } from '@psp/design-system/format';

export const strings = {
  articles: 'Articole',
  by: 'de',
  reading: (minutes: number) => `${minutes} min de citit`,
  views: (count: number) => plural(count, { one: 'vizualizare', few: 'vizualizări', other: 'vizualizări' }),
  publishedOn: (iso: string) => formatDate(iso),
  related: 'Articole pe aceeași temă',
  failed: 'Nu am putut încărca articolul.',
  missing: 'Articolul nu a fost găsit',
  missingText: 'Articolul căutat nu există sau nu mai este public.',
  back: 'Înapoi la articole',
};
