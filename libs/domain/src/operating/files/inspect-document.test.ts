import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCompoundFile, aDoc, aDocx, aPdf, aZip } from '../../testing/documents.ts';
import { inspectDocument } from './inspect-document.ts';
import { displayName } from './store-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

const verdict = async (content: Buffer): Promise<string> => {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return inspectDocument(path).catch((error: { code: string }) => error.code);
};
const without = (content: Buffer, bytes: number): Buffer => content.subarray(0, content.length - bytes);

/* A document whose allocation table points every sector to itself. */
const circular = (): Buffer => {
  const file = aDoc();
  const table = (file.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector += 1) file.writeUInt32LE(sector, table + sector * 4);
  return file;
};

/** A document with macros under an unusual name, whose list of types declares them in an encoded form. */
const hidden = (way: string): Buffer => {
  const type = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const types = (head: string, main: string) =>
    `${head}<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
  const list: Record<string, string | Buffer> = {
    utf16le: Buffer.from(`\uFEFF${types('', type)}`, 'utf16le'),
    entities: types('', type.replace('E', '&#69;')),
    doctype: types('<!DOCTYPE Types [<!ENTITY m "macro">]>', type),
    'utf-7': types(
      '<?xml version="1.0" encoding="UTF-7"?>',
      'application/vnd.ms-word.document.+AG0-acroEnabled.main+xml',
    ),
  };
  return aZip({ '[Content_Types].xml': list[way] ?? '', 'word/document.xml': '<w:document/>', 'word/m.bin': 'x' });
};

const MIME = Buffer.from(
  '--b1\r\nContent-Type: application/pdf;\r\n name="a.pdf"\r\nContent-Transfer-Encoding: binary\r\n\r\n',
);

test.each<[string, Buffer, string]>([
  ['a PDF', aPdf(), 'pdf'],
  ['a Word document', aDocx(), 'docx'],
  ['a Word 97 document', aDoc(), 'doc'],
  ['nothing', Buffer.alloc(0), 'file.empty'],
  ['plain text', Buffer.from('Cerere de înscriere'), 'file.type'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file.type'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01', 'latin1'), 'file.type'],
  ['a program', Buffer.from('MZ\x90\0'.padEnd(600, '\0'), 'latin1'), 'file.type'],
  ['RTF', Buffer.from('{\\rtf1\\ansi text}'), 'file.type'],
  ['a PDF that begins with something else', Buffer.concat([Buffer.from('GIF89a'), aPdf()]), 'file.type'],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), aPdf()]), 'pdf'],
  ['a PDF behind empty lines', Buffer.concat([Buffer.from('\r\n\n'), aPdf()]), 'pdf'],
  ['a PDF behind MIME lines', Buffer.concat([MIME, aPdf(), Buffer.from('\r\n--b1--\r\n')]), 'pdf'],
  ['a PDF behind one MIME line', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n'), aPdf()]), 'pdf'],
  ['a PDF behind a script', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), aPdf()]), 'file.type'],
  ['a PDF behind a program', Buffer.concat([Buffer.from('MZ\x90\0\r\n', 'latin1'), aPdf()]), 'file.type'],
  ['a PDF behind a kilobyte of lines', Buffer.concat([Buffer.from('\r\n'.repeat(600)), aPdf()]), 'file.type'],
  ['a PDF cut off', without(aPdf(5000), 2000), 'file.damaged'],
  ['a Word document cut off', without(aDocx(), 20), 'file.damaged'],
  ['a Word 97 document cut off', without(aDoc(), 4096), 'file.damaged'],
  ['a Word 97 document of a header only', aDoc().subarray(0, 512), 'file.damaged'],
  ['a Word 97 document whose sectors run in circles', circular(), 'file.damaged'],
  ['a ZIP of anything', aZip({ 'a.txt': 'a' }), 'file.type'],
  ['a workbook', aZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }), 'file.type'],
  ['an old workbook', aCompoundFile('Workbook'), 'file.type'],
  ['a macro document', aDocx({ macros: true }), 'file.macros'],
  ['a macro document that hides its type', aZip({ 'word/document.xml': '', 'word/vbaProject.bin': '' }), 'file.macros'],
  ...['utf16le', 'entities', 'doctype', 'utf-7'].map((way): [string, Buffer, string] => [
    `a macro document that hides its type (${way})`,
    hidden(way),
    'file.damaged',
  ]),
  ['a Word 97 document with macros', aDoc({ macros: true }), 'file.macros'],
  ['a ZIP with a way out', aZip({ '../../etc/passwd': 'x', 'word/document.xml': '' }), 'file.damaged'],
  ['a ZIP bomb', aZip({ 'word/document.xml': 'a' }, { 'word/document.xml': 4_000_000_000 }), 'file.damaged'],
])('the content of %s decides its type: %#', async (_, content, expected) => {
  expect(await verdict(content)).toBe(expected);
});

test('a file named .pdf with other content is refused as a false PDF', async () => {
  const path = join(folder, 'called');
  await writeFile(path, 'Cerere de înscriere');
  await expect(inspectDocument(path, 'cerere.PDF')).rejects.toMatchObject({
    code: 'file.false_pdf',
    message: 'Fișierul se numește .pdf, dar nu este PDF.',
  });
  await expect(inspectDocument(path, 'cerere.txt')).rejects.toMatchObject({ code: 'file.type' });
});

test.each<[string, string]>([
  ['Hotărârea nr. 5.pdf', 'Hotărârea nr. 5.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Windows\\system32\\cmd.exe', 'cmd.pdf'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\r\nSet-Cookie: x\0.pdf', 'aSet-Cookie: x.pdf'],
  ['factura\u202Efdp.exe', 'facturafdp.pdf'],
  ['raport.docm', 'raport.pdf'],
  [`${'ș'.repeat(500)}.pdf`, `${'ș'.repeat(120)}.pdf`],
])('the name %j is shown as %j', (given, shown) => {
  expect(displayName(given, 'pdf')).toBe(shown);
});
