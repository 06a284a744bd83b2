import { z } from 'zod';
import { id } from './common.ts';
import { ATTACHMENTS_MAX } from './file-limits.ts';
import type { Errors } from './words.ts';

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

export const ERRORS = {
  'file.missing': [422, 'Alegeți un fișier.'],
  'file.empty': [422, 'Fișierul este gol.'],
  'file.type': [415, 'Tipul fișierului nu este acceptat. Conținutul trebuie să fie PDF, DOC sau DOCX.'],
  'file.false_pdf': [415, 'Fișierul se numește .pdf, dar nu este PDF.'],
  'file.not_pdf': [415, 'Prezentarea trebuie să fie un fișier PDF.'],
  'file.damaged': [422, 'Fișierul este deteriorat sau incomplet. Salvați-l din nou și reîncercați.'],
  'file.macros': [422, 'Documentul conține macrocomenzi și a fost refuzat. Salvați-l fără macrocomenzi sau ca PDF.'],
  'file.too_large': [413, 'Fișierul depășește 10 MB.'],
  'file.programs': [
    422,
    'Arhiva conține programe și a fost refuzată. Lăsați în ea numai documente, imagini și planșe.',
  ],
  'attachment.type': [415, 'Alegeți un fișier PDF, DOC, DOCX, XLS, XLSX, ODT, PNG, JPEG sau ZIP.'],
  'attachment.too_large': [413, 'Fișierul depășește 25 MB.'],
  'attachment.gone': [422, 'Un fișier anexat nu mai există. Scoateți-l și încărcați-l din nou.'],
  'attachment.too_many': [
    422,
    'Proiectul poate avea cel mult 200 de fișiere. Scoateți unele înainte de a adăuga altele.',
  ],
  'file.slow': [408, 'Încărcarea a durat prea mult. Verificați conexiunea și încercați din nou.'],
} as const satisfies Errors;
