import { z } from 'zod';
import { id } from './common.ts';

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** Kinds of document that are accepted, by content; the extension follows from it. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

export const fileView = z.object({ id, name: z.string(), contentType: z.string(), size: z.int() });
export type FileView = z.infer<typeof fileView>;

/** An uploaded file that belongs to nobody yet; whoever holds the secret may claim it, within a day. */
export const uploadedFile = fileView.extend({ claim: z.string() });
export type UploadedFile = z.infer<typeof uploadedFile>;

export const fileClaim = z.strictObject({ id, claim: z.string().min(20).max(100) });
export type FileClaim = z.infer<typeof fileClaim>;

/** Header that every upload carries: a form of another site cannot send it. */
export const UPLOAD_HEADER = 'x-portal-upload';
