import { z } from 'zod';
import { id, isoDateTime } from './common.ts';
import { DOCUMENT_PARTS, madePart } from './documents.ts';

/** A file for the purchase; in the making until it is ready or failed. */
export const purchaseFile = z.object({
  id,
  code: z.string(),
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  /** Whether the choice or the end of the request came before it. Optional until the next release. */
  isComplete: z.boolean().optional(),
  parts: z.array(madePart),
});
export type PurchaseFile = z.infer<typeof purchaseFile>;
export const purchaseFileList = z.object({ items: z.array(purchaseFile) });
export const purchasePartParams = z.strictObject({ id, kind: z.enum(DOCUMENT_PARTS) });
