import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../errors.ts';

const ENTRIES_MAX = 5000;
const INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const TYPES_MAX_BYTES = 1024 * 1024;
/* Word writes UTF-8 without entities. In any other form a macro type could be hidden from the patterns below. */
const PLAIN_XML = /^<[^\0&]*$/;
const OTHER_ENCODING = /<!|^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

const ODT = 'application/vnd.oasis.opendocument.text';
const MACROS_OF_ODT = /^(Basic|Scripts)\//;
/* Archives are not unpacked, so that the types of their files are detected by name. */
const MACRO_DOCUMENT = /\.(doc|dot|xls|xlt|xla|ppt|pot|pps|ppa|sld)m$/i;
const PROGRAM = /\.(exe|com|bat|cmd|scr|pif|msi|dll|jse?|vb[se]|ws[fh]|ps1|hta|jar|lnk|reg)$/i;

type ZippedType = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'zip';

interface Contents {
  names: Set<string>;
  /** Content of [Content_Types].xml of an Office document, '' without. */
  types: string;
  /** Content of the file `mimetype` of an OpenDocument, '' without. */
  mime: string;
}

/**
 * Detects from its directory which document a ZIP file, on disk or in memory, is, or whether it is an archive. Unpacks only the
 * short list of part types. Throws `file.damaged`, `file.type` (another document), `file.macros`, `file.programs`.
 */
export async function inspectZip(file: string | Buffer): Promise<ZippedType> {
  const opened = typeof file === 'string' ? openPromise(file, { autoClose: false }) : fromBufferPromise(file);
  const zip = await opened.catch(() => {
    throw new DomainError('file.damaged');
  });
  try {
    return kindOf(await read(zip));
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('file.damaged');
  } finally {
    zip.close();
  }
}

function kindOf({ names, types, mime }: Contents): ZippedType {
  const hasAny = (pattern: RegExp): boolean => [...names].some((name) => pattern.test(name));
  if (hasAny(/vbaproject|^xl\/macrosheets\//i) || /macroEnabled|vbaProject|macrosheet/i.test(types))
    throw new DomainError('file.macros');
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  if (names.has('ppt/presentation.xml')) return 'pptx';
  if (mime === ODT && hasAny(MACROS_OF_ODT)) throw new DomainError('file.macros');
  if (mime === ODT && names.has('content.xml')) return 'odt';
  if (mime || names.has('[Content_Types].xml') || names.size === 0) throw new DomainError('file.type');
  if (hasAny(MACRO_DOCUMENT)) throw new DomainError('file.macros');
  if (hasAny(PROGRAM)) throw new DomainError('file.programs');
  return 'zip';
}

async function read(zip: ZipFile): Promise<Contents> {
  const names = new Set<string>();
  let [types, mime] = ['', ''];
  let entries = 0;
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    inflated += entry.uncompressedSize;
    if (entries > ENTRIES_MAX || inflated > INFLATED_MAX_BYTES) throw new DomainError('file.damaged');
    // With two parts of one name it is unknown which one Word reads.
    if (names.has(entry.fileName)) throw new DomainError('file.damaged');
    names.add(entry.fileName);
    if (entry.fileName === '[Content_Types].xml') types = xmlOf(await bytesOf(zip, entry));
    if (entry.fileName === 'mimetype') mime = (await bytesOf(zip, entry)).toString().trim();
  }
  return { names, types, mime };
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > TYPES_MAX_BYTES) throw new DomainError('file.damaged');
  return buffer(await zip.openReadStreamPromise(entry));
}

function xmlOf(bytes: Buffer): string {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!PLAIN_XML.test(xml) || OTHER_ENCODING.test(xml)) throw new DomainError('file.damaged');
  return xml;
}
