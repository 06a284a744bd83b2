import { open, readFile } from 'node:fs/promises';
import { ATTACHMENT_TYPES, type AttachmentType, DOCUMENT_TYPES, type DocumentType } from '@psp/contracts/files';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../errors.ts';
import { type Entry, readCompoundFile } from './compound-file.ts';
import { inspectZip } from './inspect-zip.ts';

const HEAD_BYTES = 4100;
/** PDF readers look for the end mark only in the last bytes. */
const TAIL_BYTES = 1024;

/**
 * Bytes that mail programs and old systems write before a PDF: a byte order mark, empty lines, lines of a MIME header. PDF readers
 * look for the start in the first 1024 bytes. Any other prefix is refused, because the file could be valid as another type too.
 */
const BEFORE_PDF =
  /^(?:\u00ef\u00bb\u00bf)?[\s\0]*(?:(?:--[!-~]{1,70}|[A-Za-z][A-Za-z-]{0,40}:[ -~]{0,200}|[ \t][ -~]{0,200})\r?\n[\r\n]*){0,20}$/;
const BEFORE_BYTES = 1024;

/**
 * Detects the type of a document on disk by its content; name and declared type do not count. Throws `file.empty`, `file.type`,
 * `file.false_pdf` (`name` ends in .pdf, but the content is another type), `file.damaged` (truncated or malformed) and `file.macros`.
 */
export async function inspectDocument(path: string, name = ''): Promise<DocumentType> {
  const type = await inspectFile(path, name);
  if (isDocument(type)) return type;
  throw otherType(name);
}

const isCalledPdf = (name: string): boolean => /\.pdf$/i.test(name.trim());
const otherType = (name: string): DomainError => new DomainError(isCalledPdf(name) ? 'file.false_pdf' : 'file.type');

function isPdf(head: Buffer): boolean {
  const start = head.subarray(0, BEFORE_BYTES).indexOf('%PDF-');
  return start === 0 || (start > 0 && BEFORE_PDF.test(head.subarray(0, start).toString('latin1')));
}

const isDocument = (type: AttachmentType): type is DocumentType => type in DOCUMENT_TYPES;

const ATTACHED = (Object.keys(ATTACHMENT_TYPES) as AttachmentType[]).filter((type) => type !== 'pptx');

/**
 * Like `inspectDocument`, for these types, by default those of attachments; also throws `file.programs` for an archive with executables.
 */
export async function inspectFile(
  path: string,
  name = '',
  accepted: readonly AttachmentType[] = ATTACHED,
): Promise<AttachmentType> {
  const type = await kindOf(path).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'file.type' ? otherType(name) : error;
  });
  if (!accepted.includes(type)) throw otherType(name);
  return type;
}

const MACRO_STORAGES = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);
/** Streams that identify a type of document. */
const MAIN_STREAMS: Readonly<Record<string, 'doc' | 'xls'>> = { WordDocument: 'doc', Workbook: 'xls', Book: 'xls' };

/**
 * Detects from its directory whether a compound file is a Word document or a workbook. Throws `file.damaged`, `file.type` (such as
 * an installer or a mail message) and `file.macros`.
 */
async function inspectCompound(path: string): Promise<'doc' | 'xls'> {
  const entries = entriesOf(await readFile(path));
  if (entries.some(({ name }) => MACRO_STORAGES.has(name.toLowerCase()))) throw new DomainError('file.macros');
  const kind = entries.map(({ name, isStream }) => (isStream ? MAIN_STREAMS[name] : undefined)).find(Boolean);
  if (!kind) throw new DomainError('file.type');
  if (entries.some(({ isWhole }) => !isWhole)) throw new DomainError('file.damaged');
  return kind;
}

/* Any error of the reader means a malformed file. */
function entriesOf(content: Buffer): Entry[] {
  try {
    return readCompoundFile(content);
  } catch {
    throw new DomainError('file.damaged');
  }
}

async function kindOf(path: string): Promise<AttachmentType> {
  const { head, tail } = await ends(path);
  if (head.length === 0) throw new DomainError('file.empty');
  if (isPdf(head)) {
    if (!tail.includes('%%EOF')) throw new DomainError('file.damaged');
    return 'pdf';
  }
  const kind = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext;
  if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return inspectZip(path);
  if (kind === 'cfb') return inspectCompound(path);
  if (kind === 'png' || kind === 'jpg') return kind;
  throw new DomainError('file.type');
}

async function ends(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (from: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    return {
      head: await part(0, Math.min(HEAD_BYTES, size)),
      tail: await part(Math.max(0, size - TAIL_BYTES), TAIL_BYTES),
    };
  } finally {
    await file.close();
  }
}
