import type { QuestionAction } from '../questions.ts';
import type { Labels } from './words.ts';

export const ACTS = {
  'question.ask': 'Întrebare pusă',
  'question.answer': 'Răspuns publicat pentru toate firmele',
} satisfies Labels<`question.${QuestionAction}`>;
