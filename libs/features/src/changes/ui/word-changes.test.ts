import { expect, test } from '@jest/globals';
import { changedParagraphs, phraseChanges, wordChanges } from './word-changes.ts';

const shown = (before: string, after: string) =>
  changedParagraphs(before, after).map(({ gap, parts }) =>
    [gap, ...parts.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`)].join('|'),
  );
const lines = (...numbers: number[]) => numbers.map((number) => `Paragraful ${number}.`).join('\n\n');

test('removed and added words are shown in one text', () => {
  expect(shown('Termen de 30 de zile.', 'Termen de 60 de zile.')).toEqual(['0|Termen de |-30|+60| de zile.']);
});

test('only the unchanged paragraphs next to a change are shown, and the others are counted', () => {
  const after = lines(1, 2, 3, 4, 5, 6, 7).replace('Paragraful 4.', 'Paragraful patru.');
  expect(shown(lines(1, 2, 3, 4, 5, 6, 7), after)).toEqual([
    ...['2|Paragraful 3.', '0|Paragraful |-4|+patru|.', '0|Paragraful 5.'],
  ]);
});

test('an added or removed paragraph is shown with its neighbours', () => {
  expect(shown(lines(1, 2, 3), lines(1, 2, 9, 3))).toEqual([
    ...['1|Paragraful 2.', '0|+Paragraful 9.', '0|Paragraful 3.'],
  ]);
  expect(shown(lines(1, 2), lines(2))).toEqual(['0|-Paragraful 1.', '0|Paragraful 2.']);
  expect(shown('', 'Sibiu')).toEqual(['0|+Sibiu']);
});

test('paragraphs omitted between two changes are counted', () => {
  const before = lines(1, 2, 3, 4, 5, 6);
  const after = before.replace(' 1.', ' unu.').replace(' 6.', ' șase.');
  expect(shown(before, after)).toEqual([
    ...['0|Paragraful |-1|+unu|.', '0|Paragraful 2.', '2|Paragraful 5.', '0|Paragraful |-6|+șase|.'],
  ]);
});

test('texts that differ only in line breaks have the same paragraphs', () => {
  expect(shown('Unu\n\nDoi ', 'Unu\nDoi')).toEqual([]);
});

test('texts of 20.000 characters with nothing in common are replaced as a whole', () => {
  const of = (letter: string) => Array.from({ length: 4000 }, (_, index) => `${letter}${index}`).join(' ');
  expect(wordChanges(of('a'), of('b'))).toEqual([
    { value: of('a'), added: false, removed: true },
    { value: of('b'), added: true, removed: false },
  ]);
});

test.each([
  [
    'În vederea realizării unui site.',
    'Pentru realizarea unui site.',
    ['-În vederea realizării ', '+Pentru realizarea ', 'unui site.'],
  ],
  [
    'Menționăm că HCL se aplică.',
    'HCL (hotărâre) se aplică.',
    ['-Menționăm că ', 'HCL ', '+(hotărâre) ', 'se aplică.'],
  ],
  ['Același text.', 'Același text.', ['Același text.']],
  ['', 'Un text nou.', ['+Un text nou.']],
])('changed words beside each other are one phrase: %j', (before, after, parts) => {
  const marked = phraseChanges(before, after);
  expect(marked.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`)).toEqual(parts);
  const without = (mark: 'added' | 'removed') => marked.map((part) => (part[mark] ? '' : part.value)).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
