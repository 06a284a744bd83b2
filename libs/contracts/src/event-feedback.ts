import { z } from 'zod';
import { approvedMembers, viewers } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { act, file, operations, read } from './operations.ts';

/** Days after an event in which whoever attended it answers, and changes the answer; the association reads the answers afterwards. */
export const FEEDBACK_DAYS = 14;
/** Number of answers from which the association reads them: fewer could be told apart by the list of those present. */
export const FEEDBACK_LEAST = 3;
export const FEEDBACK_TEXT_MAX = 2000;

/** Questions answered by a mark from 1 to 5. */
export const FEEDBACK_QUESTIONS = {
  overall: 'Evenimentul, în ansamblu',
  content: 'Conținutul',
  speakers: 'Vorbitorii',
  organisation: 'Organizarea',
} as const;
export type FeedbackQuestion = keyof typeof FEEDBACK_QUESTIONS;
const QUESTIONS = Object.keys(FEEDBACK_QUESTIONS) as FeedbackQuestion[];

const mark = z.int({ error: 'Alegeți o notă.' }).min(1, 'Alegeți o notă.').max(5);
const text = z
  .string()
  .trim()
  .max(FEEDBACK_TEXT_MAX, `Textul poate avea cel mult ${FEEDBACK_TEXT_MAX} de caractere.`)
  .default('');
export const feedbackAnswer = z.strictObject({
  overall: mark,
  content: mark,
  speakers: mark,
  organisation: mark,
  recommends: z.boolean({ error: 'Alegeți da sau nu.' }),
  liked: text,
  improve: text,
});
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;
/** `version` is that of the answer that is changed; 0 for the first one. */
export const writeFeedback = feedbackAnswer.extend({ version: z.int().min(0) });
export type WriteFeedback = z.infer<typeof writeFeedback>;

/** What the reader may answer about an event, and what they answered. */
export const ownFeedback = z.object({
  hasAttended: z.boolean(),
  /** True from the end of the event until `closesAt`. */
  isOpen: z.boolean(),
  closesAt: isoDateTime,
  version: z.int(),
  answeredAt: isoDateTime.nullable(),
  answer: z
    .object({
      ...{ overall: z.int(), content: z.int(), speakers: z.int(), organisation: z.int() },
      ...{ recommends: z.boolean(), liked: z.string(), improve: z.string() },
    })
    .nullable(),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

/** Answers about an event, without names and organisations. */
export const feedbackResults = z.object({
  id,
  number: z.string(),
  title: z.string(),
  isOver: z.boolean(),
  closesAt: isoDateTime,
  /** Those with an account who are marked as present, or have answered. */
  present: z.int(),
  answers: z.int(),
  /** Null until `closesAt`, so that no difference between two readings shows a single answer; null below FEEDBACK_LEAST answers. */
  results: z
    .object({
      questions: z.array(
        z.object({
          question: z.enum(QUESTIONS),
          average: z.number(),
          /** Number of answers for each mark, from 1 to 5. */
          counts: z.array(z.int()),
        }),
      ),
      /** How many would recommend it. */
      recommend: z.int(),
      liked: z.array(z.string()),
      improve: z.array(z.string()),
    })
    .nullable(),
});
export type FeedbackResults = z.infer<typeof feedbackResults>;

/** The form of those who attended an event. */
export const eventFeedbackOperations = operations(['uat', 'firma'], {
  own: read('/events/:id/feedback', { access: viewers, view: ownFeedback }),
  // Readers too: the answer is of the person who attended.
  write: act('event-feedback.write', 'PUT /events/:id/feedback', {
    ...{ access: approvedMembers, on: 'event', body: writeFeedback, view: ownFeedback },
  }),
});

/** The answers, as the association reads them. */
export const feedbackResultOperations = operations(['admin'], {
  results: read('/events/:id/feedback', { access: viewers, view: feedbackResults }),
  table: file('/events/:id/feedback/table', {
    access: viewers,
    query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  }),
});
