import type { YearlyAction } from '../yearly-reports.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'yearly-report.exists': [409, 'Există deja un raport pentru acest an.'],
  'yearly-report.future': [422, 'Anul nu a început încă. Alegeți anul acesta sau unul încheiat.'],
  'yearly-report.running': [
    422,
    'Anul nu s-a încheiat. Raportul se poate publica de la 1 ianuarie; până atunci îl puteți scrie și previzualiza.',
  ],
  'yearly-report.no_data': [422, 'Anul nu are nicio cifră care se poate publica.'],
  'yearly-report.no_opening': [422, 'Scrieți cuvântul înainte, apoi publicați.'],
} as const satisfies Errors;

export const ACTS = {
  'yearly-report.create': 'Raport anual început',
  'yearly-report.edit': 'Textele raportului anual modificate',
  'yearly-report.discard': 'Ciornă de raport anual ștearsă',
  'yearly-report.publish': 'Raport anual publicat',
  'yearly-report.correct': 'Erată la raportul anual',
} satisfies Labels<`yearly-report.${YearlyAction | 'create'}`>;

export const LIVE_TOPICS = { 'yearly-report': ['yearly-reports'] } as const satisfies LiveLists;
export const PUBLIC_TOPICS = ['yearly-reports'] as const;
