import { z } from 'zod';
import { id } from './common.ts';
import { ATTACHMENTS_MAX } from './file-limits.ts';

export {
  ATTACHMENT_LIMIT_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  type AttachmentType,
  DOCUMENT_TYPES,
  type DocumentType,
  FILE_LIMIT_BYTES,
  UPLOAD_HEADER,
} from './file-limits.ts';

export const fileView = z.object({ id, name: z.string(), contentType: z.string(), size: z.int() });
export type FileView = z.infer<typeof fileView>;

/** Ids of attached files, in order. If absent, as from pages of the previous release, the files are unchanged. */
export const attachmentIds = z
  .array(id)
  .max(ATTACHMENTS_MAX, `Puteți anexa cel mult ${ATTACHMENTS_MAX} de fișiere.`)
  .optional();

/** The attached files as a view shows them. */
export const attachmentViews = z.array(fileView);

/** Path of a file attached to the row `id`. */
export const attachmentParams = z.strictObject({ id, fileId: id });

/** An uploaded file without an owner; `claim` is the secret to attach it, within a day. */
export const uploadedFile = fileView.extend({ claim: z.string() });
export type UploadedFile = z.infer<typeof uploadedFile>;

export const fileClaim = z.strictObject({ id, claim: z.string().min(20).max(100) });
export type FileClaim = z.infer<typeof fileClaim>;
