import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { paragraph, table, writeWord } from '../../operating/files/word-document.ts';
import { aCompoundFile, aDocx } from '../../testing/documents.ts';
import { killExtraction } from '../../testing/kill-extraction.ts';
import { extractText } from './extract-text.ts';

type Draw = (pdf: PDFKit.PDFDocument) => void;
const aPdf = async (draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const pdf = new PDFDocument(options);
  draw(pdf);
  pdf.end();
  return buffer(pdf);
};
const ofPages =
  (count: number): Draw =>
  (pdf) => {
    for (let number = 1; number <= count; number += 1) {
      if (number > 1) pdf.addPage();
      for (let line = 1; line <= 40; line += 1)
        pdf.text(`Pagina ${number}, linia ${line}: receptia serviciilor predate.`);
    }
  };

test('a PDF is read page by page', async () => {
  const read = await extractText(await aPdf(ofPages(3)), 'pdf');
  expect(read).toMatchObject({ state: 'read', pages: 3 });
  expect(read.pieces).toHaveLength(3);
  expect(read.pieces[2]).toMatchObject({ anchor: 'p3', heading: 'Pagina 3' });
  expect(read.pieces[2]?.text).toContain('Pagina 3, linia 40: receptia serviciilor predate.');
});

test('a PDF of pictures alone is scanned; a text cover before them does not change that', async () => {
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const pictures: Draw = (pdf) => {
    for (let number = 1; number <= 9; number += 1) pdf.addPage().image(picture, 0, 0);
  };
  expect(await extractText(await aPdf(pictures), 'pdf')).toMatchObject({ state: 'scanned', pages: 10, text: '' });
  const stamped = await aPdf((pdf) => pictures(pdf.text('Înregistrat')));
  expect(await extractText(stamped, 'pdf')).toMatchObject({ state: 'scanned', pieces: [] });
});

test('encrypted files are told apart from broken ones', async () => {
  const locked = await aPdf(ofPages(1), { userPassword: 'secret', pdfVersion: '1.7' });
  expect(await extractText(locked, 'pdf')).toMatchObject({ state: 'encrypted' });
  expect(await extractText(aCompoundFile('EncryptedPackage', 'EncryptionInfo'), 'docx')).toMatchObject({
    state: 'encrypted',
  });
  const whole = await aPdf(ofPages(3));
  expect(await extractText(Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF`), 'pdf')).toMatchObject({
    state: 'broken',
  });
  expect(await extractText(whole.subarray(0, 10), 'pdf')).toMatchObject({ state: 'broken' });
  const word = writeWord(paragraph('a'));
  expect(await extractText(word.subarray(0, word.length / 2), 'docx')).toMatchObject({ state: 'broken' });
  expect(await extractText(aDocx({ macros: true }), 'docx')).toMatchObject({ state: 'broken' });
});

test('a Word document is read in parts that begin with headings and keep their addresses', async () => {
  const body = [
    paragraph('Introducere'),
    paragraph('Ce se verifică', 'Heading1'),
    paragraph(['Fiecare li', 'vrabil din contract.']),
    table(['Livrabil', 'da / nu']),
    paragraph('Ce se verifică', 'Heading1'),
    paragraph('Şi termenul.'),
  ].join('');
  expect(await extractText(writeWord(body), 'docx')).toMatchObject({
    ...{ state: 'read', pages: null, template: null },
    pieces: [
      { anchor: 'inceput', heading: '', text: 'Introducere' },
      { anchor: 'ce-se-verifica', text: 'Ce se verifică\nFiecare livrabil din contract.\nLivrabil\tda / nu' },
      { anchor: 'ce-se-verifica-2', text: 'Ce se verifică\nȘi termenul.' },
    ],
  });
});

test('a text of two megabytes is read', async () => {
  const line = paragraph('cuvânt '.repeat(1000));
  const read = await extractText(writeWord(line.repeat(300)), 'docx');
  expect(read.state).toBe('read');
  expect(Buffer.byteLength(read.text)).toBeGreaterThan(2_000_000);
});

test('a process that takes too long is killed, and the next file is read', async () => {
  expect(await extractText(await aPdf(ofPages(30)), 'pdf', 50)).toMatchObject({ state: 'too_large' });
  expect(await extractText(await aPdf(ofPages(1)), 'pdf')).toMatchObject({ state: 'read' });
});

test('a process that is killed by somebody else fails the call, so that the job is repeated', async () => {
  const read = extractText(await aPdf(ofPages(30)), 'pdf');
  const failure = expect(read).rejects.toThrow('extraction ended with SIGKILL');
  await killExtraction();
  await failure;
});
