import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { DOCUMENT_PARTS, madePart } from './documents.ts';
import { act, file, operations, read } from './operations.ts';

/** A purchase file; it is being built until it is ready or failed. */
export const purchaseFile = z.object({
  id,
  code: z.string(),
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  /** Whether it was requested after the choice or the end of the request. Optional until the next release. */
  isComplete: z.boolean().optional(),
  parts: z.array(madePart),
});
export type PurchaseFile = z.infer<typeof purchaseFile>;
export const purchaseFileList = z.object({ items: z.array(purchaseFile) });
const purchasePartParams = z.strictObject({ id, kind: z.enum(DOCUMENT_PARTS) });

export const purchaseFileOperations = operations(['uat'], {
  list: read('/service-requests/:id/purchase-files', { access: viewers, view: purchaseFileList }),
  request: act('service-request.file', 'POST /service-requests/:id/purchase-files', {
    access: editors,
    body: z.strictObject({}),
    view: purchaseFile,
  }),
  part: file('/purchase-files/:id/:kind', { access: viewers, params: purchasePartParams }),
});
