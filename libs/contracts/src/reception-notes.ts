import { z } from 'zod';
import { isoDateTime } from './common.ts';
import type { Errors } from './words.ts';

/** The reception note of an accepted project; it is being built until it is ready or failed. */
export const receptionNote = z.object({
  code: z.string(),
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  /** In bytes; null until it is ready. */
  size: z.number().nullable(),
});
export type ReceptionNote = z.infer<typeof receptionNote>;

export const ERRORS = {
  'reception_note.exists': [409, 'Procesul-verbal de recepție există deja sau se întocmește.'],
} as const satisfies Errors;
