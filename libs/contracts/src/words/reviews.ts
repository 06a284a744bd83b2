import type { ReviewAction } from '../reviews.ts';
import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'review.exists': [409, 'Organizația dvs. a evaluat deja această colaborare.'],
  'review.reply_exists': [409, 'La această recenzie s-a răspuns deja.'],
} as const satisfies Errors;

export const ACTS = {
  'review.write': 'Recenzie scrisă',
  'review.publish': 'Recenzie publicată',
  'review.reply': 'Răspuns la recenzie',
} satisfies Labels<`review.${ReviewAction}`>;
