import { expect, test } from '@jest/globals';
import { readPdf } from '../testing/read-pdf.ts';
import { formatPlace } from './format.ts';
import { columnsOf } from './pdf-tables.ts';
import { type TaggedPdf, writeTaggedPdf } from './tagged-pdf.ts';

const facts = { title: 'T', author: 'A', foot: 'foot', head: 'head', createdAt: new Date(0) };
const pagesOf = async (write: (pdf: TaggedPdf) => void) => (await readPdf(await writeTaggedPdf(facts, write))).pages;
const FILL = 40;

/** Writes a document whose next element begins after a number of lines. */
const wholes: Record<string, (pdf: TaggedPdf) => void> = {
  table: (pdf) => {
    pdf.section('ANTET');
    pdf.heading('SUBANTET');
    pdf.table(columnsOf(['CAP'], [100]), [['Rând lung. '.repeat(60) + 'CORP']]);
  },
  'introduced table': (pdf) => {
    pdf.section('ANTET');
    pdf.lead('Ce arată tabelul.');
    pdf.table(columnsOf(['CAP'], [100]), [['Rând lung. '.repeat(60) + 'CORP']]);
  },
  text: (pdf) => {
    pdf.section('ANTET');
    pdf.paragraph('ÎNTREBARE', 'bold');
    pdf.paragraph('CORP');
  },
  signatures: (pdf) => {
    pdf.section('ANTET');
    pdf.signatures(
      ['Unitatea administrativ-teritorială cu nume foarte lung '.repeat(4), 'CORP'],
      'nume, funcție, data, semnătura',
    );
  },
  qr: (pdf) => {
    pdf.section('ANTET');
    pdf.qr('https://portal.example/verificare/7QKM-2XD9-4HTR-0B6C', 'CORP');
  },
};

test.each(Object.keys(wholes))('a heading is on the page of its %s, wherever the page ends', async (kind) => {
  for (let lines = FILL - 12; lines < FILL; lines += 1) {
    const pages = await pagesOf((pdf) => {
      for (let line = 0; line < lines; line += 1) pdf.paragraph('Un rând.');
      wholes[kind]?.(pdf);
    });
    const page = pages.find((text) => text.includes('ANTET'));
    expect(page).toContain('CORP');
    if (kind === 'signatures') expect(page?.match(/semnătura/g)).toHaveLength(2);
  }
});

test.each([
  ['words', 'cuvânt '.repeat(200)],
  ['lines', 'rând\n'.repeat(200)],
  ['letters', 'x'.repeat(900)],
])('a row with too many %s for one page continues below a repeated head on the next pages', async (_, long) => {
  const pages = await pagesOf((pdf) => {
    pdf.section('ANTET');
    pdf.table(columnsOf(['CAP', 'MOTIV'], [90, 10]), [
      ['scurt', long],
      ['ULTIMUL', ''],
    ]);
  });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('MOTIV');
  expect(pages[0]).toMatch(/ANTET.*scurt/s);
  expect(pages.at(-1)).toContain('ULTIMUL');
  const plain = (text: string) => text.replace(/\s/g, '');
  const letters = plain(long)[0] ?? '';
  const count = (text: string) => plain(text).split(letters).length;
  expect(count(pages.join('').replaceAll(/ANTET|CAP|MOTIV|scurt|head|foot|Pagina/g, ''))).toBe(count(long));
});

test.each([
  [{ address: 'Sibiu', locality: 'Sibiu', county: 'Sibiu' }, 'Sibiu, județul Sibiu'],
  [{ locality: 'Sibiu', county: 'Sibiu' }, 'Sibiu, județul Sibiu'],
  [
    { address: 'Str. Mare 1, mun. Sibiu, jud. Sibiu', locality: 'Sibiu', county: 'Sibiu' },
    'Str. Mare 1, mun. Sibiu, jud. Sibiu',
  ],
  [{ address: 'Str. Mare 1', locality: 'Cisnădie', county: 'Sibiu' }, 'Str. Mare 1, Cisnădie, județul Sibiu'],
  [{ address: '', locality: 'București', county: 'București' }, 'București'],
  [{ locality: '', county: null }, ''],
])('%j is formatted as %j', (place, said) => {
  expect(formatPlace(place)).toBe(said);
});
