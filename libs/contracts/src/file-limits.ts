/* Without zod, for pages that only upload. */

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** Accepted document types, detected by content, with their extensions. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** Header of uploads, which a form of another site cannot send. */
export const UPLOAD_HEADER = 'x-portal-upload';
