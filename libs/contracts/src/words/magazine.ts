import type { MagazineAction } from '../magazine.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'magazine.exists': [409, 'Există deja un număr al revistei cu acest an și acest număr.'],
  'magazine.no_file': [422, 'Încărcați fișierul PDF al numărului înainte de publicare.'],
  'magazine.not_pdf': [415, 'Revista trebuie să fie un fișier PDF. Fișierul ales este de alt tip.'],
} as const satisfies Errors;

export const ACTS = {
  'magazine-issue.create': 'Număr al revistei pregătit',
  'magazine-issue.edit': 'Număr al revistei modificat',
  'magazine-issue.upload': 'PDF-ul revistei încărcat',
  'magazine-issue.publish': 'Număr al revistei publicat',
  'magazine-issue.withdraw': 'Număr al revistei retras',
} satisfies Labels<`magazine-issue.${MagazineAction | 'create'}`>;

export const LIVE_TOPICS = { 'magazine-issue': ['magazine'] } as const satisfies LiveLists;
