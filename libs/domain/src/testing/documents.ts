import { createRequire } from 'node:module';
import { deflateRawSync, crc32 } from 'node:zlib';

/* A CommonJS module whose named exports Node cannot detect. */
const require = createRequire(import.meta.url);
const CFB = require('cfb') as {
  utils: { cfb_new(): object; cfb_add(file: object, path: string, content: Buffer): void };
  write(file: object, options: { type: 'buffer' }): Buffer;
};

/** Creates a small, complete PDF of at least `padding` bytes. */
export const aPdf = (padding = 0): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj\n%${'x'.repeat(padding)}
xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \ntrailer <</Size 3/Root 1 0 R>>\nstartxref\n100\n%%EOF\n`,
  );

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_DOCUMENT = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const contentTypes = (main: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** Creates a ZIP of these entries. `declared`: false sizes to write into the directory, by entry. */
export function aZip(entries: Record<string, string | Buffer>, declared: Record<string, number> = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, given] of Object.entries(entries)) {
    const content = Buffer.from(given);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared[name] ?? content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}

/** Creates a Word document; with `macros` the content of a .docm. */
export const aDocx = ({ macros = false } = {}): Buffer =>
  aZip({
    '[Content_Types].xml': contentTypes(macros ? MACRO_DOCUMENT : DOCUMENT),
    'word/document.xml': '<w:document/>',
    ...(macros ? { 'word/vbaProject.bin': 'Attribute VB_Name' } : {}),
  });

/** Creates a workbook; with `macros` the content of an .xlsm. */
export const anXlsx = ({ macros = false } = {}): Buffer =>
  aZip({
    '[Content_Types].xml': contentTypes(DOCUMENT),
    'xl/workbook.xml': '<workbook/>',
    ...(macros ? { 'xl/vbaProject.bin': 'Attribute VB_Name' } : {}),
  });

/** Creates an OpenDocument text; with `macros` it contains a Basic library. */
export const anOdt = ({ macros = false } = {}): Buffer =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office:document-content/>',
    ...(macros ? { 'Basic/script-lc.xml': '<library/>' } : {}),
  });

/** Creates a compound file with these streams. Each has 6,000 bytes, so that it is stored in sectors of its own. */
export function aCompoundFile(...streams: string[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const stream of streams) CFB.utils.cfb_add(file, `/${stream}`, Buffer.alloc(6000, 1));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}

/** Creates a Word 97 document; with `macros` it contains a VBA project. */
export const aDoc = ({ macros = false } = {}): Buffer =>
  aCompoundFile('WordDocument', '1Table', ...(macros ? ['Macros/VBA/_VBA_PROJECT', 'Macros/VBA/ThisDocument'] : []));
