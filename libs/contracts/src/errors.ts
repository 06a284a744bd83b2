import { z } from 'zod';
import type { ERRORS } from './capabilities.ts';

export type ErrorCode = keyof typeof ERRORS;

/** `details.by` of a conflict: the last act on the record. */
export interface RefusedBy {
  /** Name of a colleague or of another organisation; null for the caller. */
  who: string | null;
  /** ISO timestamp. */
  at: string;
  /** The same as a sentence. */
  cause: string;
}

/** Body of error responses. `details.fields` maps field paths to messages. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
