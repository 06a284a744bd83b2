import type { SolutionAction } from '../solutions.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'solution.incomplete': [422, 'Completați titlul, descrierea, domeniul și intervalul de preț.'],
  'solution.cpv_unknown': [422, 'Codul CPV nu mai este în lista portalului. Alegeți altul.'],
  'solution.validity_past': [422, 'Valabilitatea soluției a trecut. Alegeți o dată viitoare.'],
} as const satisfies Errors;

export const ACTS = {
  'solution.create': 'Soluție începută',
  'solution.duplicate': 'Soluție copiată într-o ciornă',
  'solution.discard': 'Ciornă de soluție ștearsă',
  'solution.addPicture': 'Imagine încărcată pentru o soluție',
  'solution.edit': 'Soluție modificată',
  'solution.publish': 'Soluție publicată',
  'solution.renew': 'Valabilitatea soluției prelungită',
  'solution.archive': 'Afișarea soluției a fost oprită',
  'solution.withdraw': 'Soluție retrasă de asociație',
  'solution.restore': 'Soluție retrasă, redată în marketplace',
  'solution.favour': 'Soluție adăugată la favorite',
  'solution.unfavour': 'Soluție scoasă de la favorite',
  'solution.revise': 'Soluție retrasă, reluată ca ciornă',
} satisfies Labels<`solution.${SolutionAction}`>;

export const LIVE_TOPICS = { solution: ['solutions', 'decisions', 'moderation'] } as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['solutions'] as const;
