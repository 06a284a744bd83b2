import { z } from 'zod';
import { id, isoDateTime, type StatusLabel, version } from './common.ts';

/** Days after completion until a review is published without the other side's. */
export const REVIEW_HIDDEN_DAYS = 14;

export const REVIEW_ACTIONS = ['reply'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** `removed`: by the association. */
export type ReviewStatus = 'hidden' | 'published' | 'replied' | 'removed';
export const REVIEW_STATUS: Record<ReviewStatus, StatusLabel> = {
  hidden: { label: 'Nepublicată', tone: 'waiting' },
  published: { label: 'Publicată', tone: 'success' },
  replied: { label: 'Publicată, cu răspuns', tone: 'success' },
  removed: { label: 'Retrasă de asociație', tone: 'danger' },
};

const mark = z.int({ error: 'Alegeți o notă.' }).min(1, 'Alegeți o notă.').max(5);
export const writeReview = z.strictObject({
  rating: mark,
  quality: mark,
  timeliness: mark,
  communication: mark,
  price: mark,
  body: z.string().trim().max(5000, 'Recenzia poate avea cel mult 5.000 de caractere.'),
});
export type WriteReview = z.infer<typeof writeReview>;

export const replyToReview = z.strictObject({
  version,
  reply: z.string().trim().min(1, 'Scrieți răspunsul.').max(2000, 'Răspunsul poate avea cel mult 2.000 de caractere.'),
});

/** The total mark and those by criterion. */
export const marks = {
  rating: z.int(),
  quality: z.int(),
  timeliness: z.int(),
  communication: z.int(),
  price: z.int(),
};

export const reviewView = z.object({
  id,
  version,
  author: z.string(),
  ...marks,
  body: z.string(),
  createdAt: isoDateTime,
  publishedAt: isoDateTime.nullable(),
  reply: z.string().nullable(),
  /** When the association removed it. This and what follows is optional until the next release. */
  removedAt: isoDateTime.nullable().optional(),
  canFlag: z.boolean().optional(),
  /** The reader's organisation has reported it, and the report waits. */
  isFlagged: z.boolean().optional(),
  actions: z.array(z.enum(REVIEW_ACTIONS)),
});
export type ReviewView = z.infer<typeof reviewView>;
