import { z } from 'zod';
import { id } from './common.ts';

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** Accepted document types, detected by content, with their extensions. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

export const fileView = z.object({ id, name: z.string(), contentType: z.string(), size: z.int() });
export type FileView = z.infer<typeof fileView>;

/** An uploaded file without an owner; `claim` is the secret to attach it, within a day. */
export const uploadedFile = fileView.extend({ claim: z.string() });
export type UploadedFile = z.infer<typeof uploadedFile>;

export const fileClaim = z.strictObject({ id, claim: z.string().min(20).max(100) });
export type FileClaim = z.infer<typeof fileClaim>;

/** Header of uploads, which a form of another site cannot send. */
export const UPLOAD_HEADER = 'x-portal-upload';
