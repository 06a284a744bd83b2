import { z } from 'zod';
import { editors } from './access.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { call, operations } from './operations.ts';
import { requestContent } from './service-requests.ts';

/** Why other wording is proposed for a sentence. */
export const TEXT_FAULTS = ['long', 'wordy', 'abbreviated'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

const { title, description, category } = requestContent.shape;
/** The text of a request as it stands in its form, saved or not, and what the form's other fields say already. */
export const checkRequestText = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  title,
  description,
  category,
  hasBudget: z.boolean(),
  hasPlace: z.boolean(),
});
export type CheckRequestText = z.infer<typeof checkRequestText>;

/** Something that requests of the domain say and this one does not. */
const missingTopic = z.object({
  key: z.string(),
  label: z.string(),
  why: z.string(),
  /** A sentence with places to fill in; null where a field of the form says it. */
  sentence: z.string().nullable(),
  field: z.enum(['budgetMax', 'locality']).nullable(),
});
export type MissingTopic = z.infer<typeof missingTopic>;

/** Other wording for a sentence of the description, which begins at `at`. */
const textChange = z.object({
  at: z.int(),
  before: z.string(),
  /** Null for a long sentence that the person must divide. */
  after: z.string().nullable(),
  why: z.array(z.enum(TEXT_FAULTS)),
});
export type TextChange = z.infer<typeof textChange>;

export const requestTextCheck = z.object({
  missing: z.array(missingTopic),
  changes: z.array(textChange),
});
export type RequestTextCheck = z.infer<typeof requestTextCheck>;

/** Proposals for the text of a request. Nothing of them is stored. */
export const textCheckOperations = operations(['uat'], {
  check: call('POST /service-requests/text-check', {
    access: editors,
    act: 'service-request.check',
    body: checkRequestText,
    view: requestTextCheck,
  }),
});
