import { expect, test } from '@jest/globals';
import { wordLists } from './word-lists.ts';

/* A list item as Word copies it to the clipboard. */
const item = (list: number, level: number, marker: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; ` +
  `</span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

/* Result of `wordLists` without Word's remaining markup, which the editor ignores. */
const listed = (html: string): string =>
  wordLists(html)
    .replace(/<!--.*?-->|<\/?(span|o:p)[^>]*>/g, '')
    .replace(/<p [^>]*>/g, '<p>')
    .replace(/\n/g, '');

test('bullets become a list, and the text before and after stays in paragraphs', () => {
  const html = `<p class=MsoNormal>Aduceți:</p>\n${item(0, 1, '·', 'cererea')}${item(0, 1, '·', '<b>planul</b>')}<p class=MsoNormal>La ghișeu.</p>`;
  expect(listed(html)).toBe('<p>Aduceți:</p><ul><li>cererea</li><li><b>planul</b></li></ul><p>La ghișeu.</p>');
});

test.each([
  ['1.', '<ol>'],
  ['4)', '<ol start="4">'],
  ['a)', '<ol type="a">'],
  ['(c)', '<ol type="a" start="3">'],
  ['B.', '<ol type="A" start="2">'],
  ['i.', '<ol type="i">'],
  ['iv.', '<ol type="i" start="4">'],
  ['XII.', '<ol type="I" start="12">'],
  ['v.', '<ol type="a" start="22">'],
  ['o', '<ul>'],
  ['§', '<ul>'],
  ['-', '<ul>'],
])('a list that starts with %s becomes %s', (marker, list) => {
  expect(listed(item(0, 1, marker, 'unu'))).toBe(`${list}<li>unu</li></${list.slice(1, 3)}>`);
});

test('nested lists stay nested, also when a level is skipped', () => {
  const html = [
    item(0, 1, '1.', 'unu'),
    item(0, 2, 'a.', 'întâi'),
    item(0, 2, 'b.', 'apoi'),
    item(0, 1, '2.', 'doi'),
    item(0, 3, 'i.', 'adânc'),
    item(0, 1, '3.', 'trei'),
  ].join('');
  expect(listed(html)).toBe(
    '<ol><li>unu<ol type="a"><li>întâi</li><li>apoi</li></ol></li>' +
      '<li>doi<ol type="i"><li>adânc</li></ol></li><li>trei</li></ol>',
  );
});

test('another list of the document is a separate list, and an interrupted list continues its numbers', () => {
  const html = `${item(0, 1, '1.', 'unu')}<p>Pauză</p>${item(0, 1, '2.', 'doi')}${item(1, 1, '·', 'altul')}`;
  expect(listed(html)).toBe('<ol><li>unu</li></ol><p>Pauză</p><ol start="2"><li>doi</li></ol><ul><li>altul</li></ul>');
});

test('a list in a cell of a table stays in it', () => {
  const html = `<table><tr><td>${item(0, 1, '·', 'unu')}</td><td>${item(0, 1, '·', 'doi')}</td></tr></table>`;
  expect(listed(html)).toBe(
    '<table><tbody><tr><td><ul><li>unu</li></ul></td><td><ul><li>doi</li></ul></td></tr></tbody></table>',
  );
});

test('HTML without Word lists is unchanged', () => {
  for (const html of ['<p>1. unu</p>', "<p style='mso-list:none'>unu</p>", '<ul><li>unu</li></ul>', ''])
    expect(wordLists(html).replaceAll('"', "'")).toBe(html);
});
