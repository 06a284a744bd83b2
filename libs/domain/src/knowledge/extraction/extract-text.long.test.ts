import { deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { aZip } from '../../testing/documents.ts';
import { extractText } from './extract-text.ts';

/* A PDF whose only page has this content, packed. */
const withContent = (content: Buffer): Buffer => {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>/Contents 4 0 R>> endobj
4 0 obj <</Filter/FlateDecode/Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer <</Size 5/Root 1 0 R>>\n%%EOF\n'),
  ]);
};

test('files that unpack to gigabytes are refused, with true and with false sizes', async () => {
  const bomb = `<w:document>${' '.repeat(190_000_000)}`;
  const types = '<Types><Override PartName="/word/document.xml" ContentType="x"/></Types>';
  const entries = { '[Content_Types].xml': types, 'word/document.xml': bomb };
  expect((await extractText(aZip(entries), 'docx')).state).toMatch(/broken|too_large/);
  expect((await extractText(aZip(entries, { 'word/document.xml': 100 }), 'docx')).state).toMatch(/broken|too_large/);
  expect((await extractText(withContent(Buffer.alloc(900_000_000, ' ')), 'pdf')).state).toBe('too_large');
});

test('a PDF of 300 pages is read whole', async () => {
  const pdf = new PDFDocument();
  for (let page = 1; page <= 300; page += 1) {
    if (page > 1) pdf.addPage();
    for (let line = 1; line <= 40; line += 1) pdf.text(`Pagina ${page}, linia ${line}: receptia serviciilor.`);
  }
  pdf.end();
  const read = await extractText(await buffer(pdf), 'pdf');
  expect(read).toMatchObject({ state: 'read', pages: 300 });
  expect(read.pieces).toHaveLength(300);
  expect(read.pieces[299]?.text).toContain('Pagina 300, linia 40: receptia serviciilor.');
});
