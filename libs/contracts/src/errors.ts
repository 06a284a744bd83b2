import { z } from 'zod';
import type { ERRORS } from './capabilities.ts';

export type ErrorCode = keyof typeof ERRORS;

/** Body of error responses. `details.fields` maps field paths to messages. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
