import { z } from 'zod';
import { id } from './common.ts';

export { DOCUMENT_TYPES, type DocumentType, FILE_LIMIT_BYTES, UPLOAD_HEADER } from './file-limits.ts';

export const fileView = z.object({ id, name: z.string(), contentType: z.string(), size: z.int() });
export type FileView = z.infer<typeof fileView>;

/** An uploaded file without an owner; `claim` is the secret to attach it, within a day. */
export const uploadedFile = fileView.extend({ claim: z.string() });
export type UploadedFile = z.infer<typeof uploadedFile>;

export const fileClaim = z.strictObject({ id, claim: z.string().min(20).max(100) });
export type FileClaim = z.infer<typeof fileClaim>;
