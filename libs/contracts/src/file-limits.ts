/* Without zod, for pages that only upload. */

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

/** Accepted document types, detected by content, with their extensions. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

export const ATTACHMENT_LIMIT_BYTES = 25 * 1024 * 1024;
/** Maximum number of files of a project, of both sides together. */
export const PROJECT_FILES_MAX = 200;
/** Maximum number of files attached to a request or an offer. */
export const ATTACHMENTS_MAX = 20;

/** Types of attached files, detected by content, with their extensions; `pptx` is accepted only as material of an event. */
export const ATTACHMENT_TYPES = {
  ...DOCUMENT_TYPES,
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
  zip: 'application/zip',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;
/** Accepted types of materials of an event. */
export const MATERIAL_TYPES = ['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg'] as const satisfies AttachmentType[];
/** Accepted types of files of the library, and their maximum number in a document. */
export const LIBRARY_FILE_TYPES = ['pdf', 'docx', 'xlsx', 'odt'] as const satisfies AttachmentType[];
export const LIBRARY_FILES_MAX = 12;

/** Required header of uploads; a form on another site cannot send it. */
export const UPLOAD_HEADER = 'x-portal-upload';
