import type { ReviewAction } from '../reviews.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'review.exists': [409, 'Organizația dvs. a evaluat deja această colaborare.'],
  'review.reply_exists': [409, 'La această recenzie s-a răspuns deja.'],
} as const satisfies Errors;

export const ACTS = {
  'review.write': 'Recenzie scrisă',
  'review.publish': 'Recenzie publicată',
  'review.reply': 'Răspuns la recenzie',
  'review.remove': 'Recenzie retrasă de asociație',
  'review.restore': 'Recenzie retrasă, publicată din nou',
} satisfies Labels<`review.${ReviewAction}`>;

export const TODOS = { uat: { writeReview: 100 }, firma: { writeReview: 70 } } as const satisfies Todos;

export const LIVE_TOPICS = { review: 'all' } as const satisfies LiveLists;
