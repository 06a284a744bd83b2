import type { QuestionAction } from '../questions.ts';
import type { Labels, LiveLists, Todos } from './words.ts';

export const ACTS = {
  'question.ask': 'Întrebare pusă',
  'question.answer': 'Răspuns publicat pentru toate firmele',
} satisfies Labels<`question.${QuestionAction}`>;

export const TODOS = { uat: { answerQuestions: 30 } } as const satisfies Todos;

export const LIVE_TOPICS = { question: 'all' } as const satisfies LiveLists;
