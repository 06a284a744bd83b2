import { z } from 'zod';
import { isoDateTime } from './common.ts';

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
