import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { paragraph, table, writeWord } from '../../operating/files/word-document.ts';
import { readDocx } from '../extraction/read-docx.ts';
import { fillInThread } from './fill-in-thread.ts';
import { readTemplate } from '../extraction/read-template.ts';

const read = async (body: string, header = '') => {
  const bytes = writeWord(body, header);
  return readTemplate(bytes, await readDocx(bytes));
};
const textOf = async (bytes: Uint8Array): Promise<unknown[]> => await readDocx(Buffer.from(bytes));

test('placeholders are found where Word splits them, in tables and headers, each once with its place', async () => {
  const body = [
    paragraph('Proces-verbal'),
    paragraph(['Predate de {', '{firma.', 'denumire}', '} către {{ Denumire }}, nr. {{numar}}']),
    table(['Titlu', '{{solicitare.titlu}}']),
    paragraph('{{numar}}'),
  ].join('');
  const template = await read(body, paragraph('{{cui}}'));
  expect(template?.problems).toEqual([]);
  expect(template?.fields.map(({ name, part, paragraph }) => [name, part, paragraph]).toSorted()).toEqual([
    ['cui', 'header', null],
    ['denumire', 'body', 2],
    ['firma.denumire', 'body', 2],
    ['numar', 'body', 2],
    ['solicitare.titlu', 'body', 3],
  ]);
});

test.each([
  ['{{denumire} din', { problem: 'unclosed', tag: '{denumire}' }],
  ['CUI cui}} din', { problem: 'unopened', tag: 'cui' }],
  ['Nr. {{ }} din', { problem: 'empty' }],
  ['{{#linii}}a{{/linii}}', { problem: 'unsupported', tag: '#linii' }],
  ['{{@xml}}', { problem: 'unsupported', tag: '@xml' }],
  ['{{#linii}} a', { problem: 'unsupported', tag: 'linii' }],
])('the broken placeholder in "%s" is named with its place', async (text, problem) => {
  const template = await read(paragraph('Antet {{denumire}}') + paragraph(text));
  expect(template?.problems[0]).toMatchObject({ ...problem, part: 'body', paragraph: 2 });
  expect(text).toContain(template?.problems[0]?.around);
});

test('a document without placeholders is no template', async () => {
  expect(await read(paragraph('Fără câmpuri'))).toBeNull();
});

test('a template is filled; a value is never read as XML or as a placeholder, and what is missing stays', async () => {
  const bytes = writeWord(
    paragraph(['{{denu', 'mire}} cu {{CUI}}']) + paragraph('nr. {{numar}}'),
    paragraph('Antet {{cui}}'),
  );
  const filled = await fillInThread(
    { bytes, values: { denumire: 'Orașul „<b>&amp; {{numar}}"\u0002', cui: '4221306\nRO' } },
    null,
  );
  expect(await textOf(filled)).toEqual([
    { kind: 'paragraph', texts: ['Orașul „<b>&amp; {{numar}}" cu 4221306\nRO'] },
    { kind: 'paragraph', texts: ['nr. {{numar}}'] },
  ]);
  expect(new PizZip(filled).file('word/header1.xml')?.asText()).toContain('4221306');
});
