import { expect, test } from '@jest/globals';
import { changedParagraphs, wordChanges } from './word-changes.ts';

const told = (before: string, after: string) =>
  changedParagraphs(before, after).map(({ gap, parts }) =>
    [gap, ...parts.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`)].join('|'),
  );
const lines = (...numbers: number[]) => numbers.map((number) => `Paragraful ${number}.`).join('\n\n');

test('words are struck and added in one text', () => {
  expect(told('Termen de 30 de zile.', 'Termen de 60 de zile.')).toEqual(['0|Termen de |-30|+60| de zile.']);
});

test('of the paragraphs that stayed only the neighbours of a change are shown, and the others counted', () => {
  const after = lines(1, 2, 3, 4, 5, 6, 7).replace('Paragraful 4.', 'Paragraful patru.');
  expect(told(lines(1, 2, 3, 4, 5, 6, 7), after)).toEqual([
    ...['2|Paragraful 3.', '0|Paragraful |-4|+patru|.', '0|Paragraful 5.'],
  ]);
});

test('a paragraph that came or went has its neighbours too', () => {
  expect(told(lines(1, 2, 3), lines(1, 2, 9, 3))).toEqual([
    ...['1|Paragraful 2.', '0|+Paragraful 9.', '0|Paragraful 3.'],
  ]);
  expect(told(lines(1, 2), lines(2))).toEqual(['0|-Paragraful 1.', '0|Paragraful 2.']);
  expect(told('', 'Sibiu')).toEqual(['0|+Sibiu']);
});

test('between two changes far apart the paragraphs left out are counted', () => {
  const before = lines(1, 2, 3, 4, 5, 6);
  const after = before.replace(' 1.', ' unu.').replace(' 6.', ' șase.');
  expect(told(before, after)).toEqual([
    ...['0|Paragraful |-1|+unu|.', '0|Paragraful 2.', '2|Paragraful 5.', '0|Paragraful |-6|+șase|.'],
  ]);
});

test('texts that differ in line breaks alone have the same paragraphs', () => {
  expect(told('Unu\n\nDoi ', 'Unu\nDoi')).toEqual([]);
});

test('texts of 20.000 characters that have nothing in common are not compared word by word', () => {
  const of = (letter: string) => Array.from({ length: 4000 }, (_, index) => `${letter}${index}`).join(' ');
  expect(wordChanges(of('a'), of('b'))).toEqual([
    { value: of('a'), added: false, removed: true },
    { value: of('b'), added: true, removed: false },
  ]);
});
