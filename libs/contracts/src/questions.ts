import { z } from 'zod';
import { id, isoDateTime, version } from './common.ts';

export const QUESTION_ACTIONS = ['answer'] as const;
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];

export const askQuestion = z.strictObject({
  body: z.string().trim().min(1, 'Scrieți întrebarea.').max(2000, 'Întrebarea poate avea cel mult 2.000 de caractere.'),
});
export const answerQuestion = z.strictObject({
  version,
  answer: z.string().trim().min(1, 'Scrieți răspunsul.').max(5000, 'Răspunsul poate avea cel mult 5.000 de caractere.'),
});

/** Public view of a question: never the asker's name; `own` only for the firm that asked. */
export const questionView = z.object({
  id,
  version,
  body: z.string(),
  createdAt: isoDateTime,
  answer: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  own: z.boolean(),
  actions: z.array(z.enum(QUESTION_ACTIONS)),
});
export type QuestionView = z.infer<typeof questionView>;
