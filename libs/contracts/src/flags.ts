import { z } from 'zod';
import { id, isoDateTime, party, requiredText } from './common.ts';
import { REPORT_OUTCOMES } from './exchange-names.ts';

/** Why a member reports content to the association. */
export const flagReason = requiredText(1000, 'Scrieți ce este în neregulă.');
export const flagContent = z.strictObject({ reason: flagReason });

/** `own`: the reader's organisation wrote it. `flagged`: the reader's organisation has reported it, and the report waits. */
export const FLAG_STATES = ['open', 'own', 'flagged'] as const;

/** A published review or solution as a member who may report it reads it. */
export const flaggable = z.object({
  id,
  /** Title of a solution, or name of the reviewed organisation. */
  title: z.string(),
  author: z.string(),
  text: z.string(),
  /** Total mark of a review. */
  rating: z.int().nullable(),
  /** Path of its public page; null for a review that only the two sides of a project read. */
  page: z.string().nullable(),
  state: z.enum(FLAG_STATES),
});
export type Flaggable = z.infer<typeof flaggable>;

/** A report as the association reads it. */
export const officeFlag = z.object({
  id,
  reason: z.string(),
  by: party,
  author: z.string().nullable(),
  at: isoDateTime,
  /** Null while it waits for a decision. */
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
});
export type OfficeFlag = z.infer<typeof officeFlag>;
