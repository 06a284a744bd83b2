import { expect, test } from '@jest/globals';
import { sectionsOf } from './sections.ts';

const anchors = (html: string) => sectionsOf(html).map(({ anchor, heading, level }) => [anchor, heading, level]);

test('a text is divided at its headings, with what stands before them first', () => {
  expect(sectionsOf('<p>Întâi.</p><h2>Cine &amp; <em>când</em></h2><p>a<br>b</p><h3>Termen</h3>')).toEqual([
    { anchor: '', heading: '', level: 2, html: '<p>Întâi.</p>' },
    { anchor: 'cine-cand', heading: 'Cine & când', level: 2, html: '<p>a<br>b</p>' },
    { anchor: 'termen', heading: 'Termen', level: 3, html: '' },
  ]);
  expect(sectionsOf('')).toEqual([]);
});

test('a repeated heading gets a number, one without letters a word, an empty one none', () => {
  expect(anchors('<h2>Note</h2><h2>Note</h2><h2>1.</h2><h2>…</h2><h2> </h2>')).toEqual([
    ['note', 'Note', 2],
    ['note-2', 'Note', 2],
    ['1', '1.', 2],
    ['sectiune', '…', 2],
  ]);
});

test('a heading in a table or a quotation does not divide the text', () => {
  const html =
    '<table><tbody><tr><td><h3>În tabel</h3></td></tr></tbody></table><blockquote><h2>Citat</h2></blockquote>';
  expect(sectionsOf(html)).toEqual([{ anchor: '', heading: '', level: 2, html }]);
});
