import { z } from 'zod';
import { historyEntry, id, isoDateTime, party, version } from './common.ts';
import { attachmentIds, attachmentViews } from './files.ts';

export const ANSWER_STATUSES = ['submitted', 'withdrawn'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];
export const ANSWER_ACTIONS = ['submit', 'withdraw'] as const;
export type AnswerAction = (typeof ANSWER_ACTIONS)[number];

/** A firm's answer to a consultation, without a price. */
export const consultationContent = z.strictObject({
  method: z
    .string()
    .trim()
    .min(1, 'Scrieți cum ați lucra.')
    .max(20_000, 'Răspunsul poate avea cel mult 20.000 de caractere.'),
  term: z.string().trim().max(2000, 'Termenul poate avea cel mult 2.000 de caractere.'),
  questions: z.string().trim().max(5000, 'Întrebările pot avea cel mult 5.000 de caractere.'),
  attachments: attachmentIds,
});
export type ConsultationContent = z.infer<typeof consultationContent>;

/** `version` of the firm's answer that is replaced; null for the first answer. */
export const answerConsultation = z.strictObject({ version: version.nullable(), content: consultationContent });

export const concludeConsultation = z.strictObject({
  version,
  conclusion: z
    .string()
    .trim()
    .min(1, 'Scrieți concluzia.')
    .max(10_000, 'Concluzia poate avea cel mult 10.000 de caractere.'),
});

const answer = {
  id,
  version,
  method: z.string(),
  term: z.string(),
  questions: z.string(),
  attachments: attachmentViews,
  /** Version of the request that it was written for. */
  requestRevision: z.int(),
  submittedAt: isoDateTime,
};

/** The authority's view of an opened answer. */
export const answerItem = z.object({
  ...answer,
  firma: party.extend({ county: z.string().nullable(), locality: z.string() }),
});
export type AnswerItem = z.infer<typeof answerItem>;

/** The firm's view of its own answer. */
export const ownAnswer = z.object({
  ...answer,
  status: z.enum(ANSWER_STATUSES),
  history: z.array(historyEntry),
  actions: z.array(z.enum(ANSWER_ACTIONS)),
});
export type OwnAnswer = z.infer<typeof ownAnswer>;
