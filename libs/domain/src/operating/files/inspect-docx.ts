import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../errors.ts';

const ENTRIES_MAX = 5000;
const INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const TYPES_MAX_BYTES = 1024 * 1024;
/* Word writes UTF-8 without entities; in any other form a type could hide from who only looks at letters. */
const PLAIN_XML = /^<[^\0&]*$/;
const OTHER_ENCODING = /<!|^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Checks that a ZIP file is a Word document without macros, from its directory alone: nothing of it is unpacked but the short
 * list of its parts' types. Throws `file.damaged`, `file.type`, `file.macros`.
 */
export async function checkDocx(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new DomainError('file.damaged');
  });
  try {
    const { names, types } = await read(zip);
    if ([...names].some((name) => /vbaproject/i.test(name)) || /macroEnabled|vbaProject/i.test(types))
      throw new DomainError('file.macros');
    if (!names.has('word/document.xml')) throw new DomainError('file.type');
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('file.damaged');
  } finally {
    zip.close();
  }
}

async function read(zip: ZipFile): Promise<{ names: Set<string>; types: string }> {
  const names = new Set<string>();
  let types = '';
  let entries = 0;
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    inflated += entry.uncompressedSize;
    if (entries > ENTRIES_MAX || inflated > INFLATED_MAX_BYTES) throw new DomainError('file.damaged');
    // Two parts of one name: which of them Word reads is anybody's guess.
    if (names.has(entry.fileName)) throw new DomainError('file.damaged');
    names.add(entry.fileName);
    if (entry.fileName === '[Content_Types].xml') types = await text(zip, entry);
  }
  return { names, types };
}

async function text(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > TYPES_MAX_BYTES) throw new DomainError('file.damaged');
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!PLAIN_XML.test(xml) || OTHER_ENCODING.test(xml)) throw new DomainError('file.damaged');
  return xml;
}
