import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { actProblems } from './legislation-problems.ts';
import { ACT_TEXT_MAX, paragraphName, splitAct } from './legislation-text.ts';
import { checkedActText, writeAct } from './legislation.ts';

const shown = (text: string) =>
  splitAct(text).map(({ number, title, chapter, paragraphs }) => [
    ...[chapter, number, title].filter(Boolean),
    ...paragraphs.map((one) => `${one.anchor}: ${one.text}`),
  ]);

test('articles and paragraphs are found as the official journal and the legislative portal write them', () => {
  expect(
    shown(`Articolul 7
      Praguri
      (1) Prima frază.
      (5^1) A doua:
      a) o literă;

      Art. 8. - (1) Autoritatea cumpără.
      (2) Art. 7 alin. (5) se aplică.
      Art. 7 alin. (2) se aplică și aici.
      Art. 9² Fără alineate.`),
  ).toEqual([
    ['7', 'Praguri', 'art-7-alin-1: Prima frază.', 'art-7-alin-5_1: A doua:\na) o literă;'],
    [
      ...['8', 'art-8-alin-1: Autoritatea cumpără.'],
      'art-8-alin-2: Art. 7 alin. (5) se aplică.\nArt. 7 alin. (2) se aplică și aici.',
    ],
    ['9^2', 'art-9_2: Fără alineate.'],
  ]);
});

test('chapters name the articles under them, and text before the first article is kept', () => {
  expect(
    shown(`Parlamentul adoptă prezenta lege.
      CAPITOLUL I
      Dispoziţii generale
      Secțiunea a 2-a Scop
      Art. 1. Scopul legii
      (1) Unu.
      CAPITOLUL II
      Art. 2
      Doi.`),
  ).toEqual([
    ['inceput: Parlamentul adoptă prezenta lege.'],
    ['CAPITOLUL I Dispoziții generale · Secțiunea a 2-a Scop', '1', 'Scopul legii', 'art-1-alin-1: Unu.'],
    ['CAPITOLUL II', '2', 'art-2: Doi.'],
  ]);
});

test('what is wrong is named with its place', () => {
  const problems = (text: string) => actProblems(splitAct(text));
  expect(problems('Art. 1 Unu.\nArt. 2 Doi.\nArt. 1 Trei.')).toEqual([
    'Articolul 1 apare de două ori: pe rândurile 1 și 3.',
  ]);
  expect(problems('Art. 1\n(1) Unu.\n(1) Doi.')).toEqual(['La art. 1 (rândul 1), alineatul (1) apare de două ori.']);
  expect(problems('Art. 1\nArt. 2 Doi.')).toEqual(['La art. 1 (rândul 1) lipsește textul.']);
  expect(problems('(1)\n(2) Doi.')).toEqual(['La partea de început (rândul 1), alineatul (1) nu are text.']);
  expect(checkedActText.safeParse('Art. 1 Unu.\nArt. 1 Doi.').error?.issues).toMatchObject([
    { message: 'Articolul 1 apare de două ori: pe rândurile 1 și 2.' },
  ]);
});

test('a text over the limit is refused before it is split', () => {
  const started = performance.now();
  const { error } = writeAct.safeParse({ version: 1, text: 'Art. 1 (1) a\n'.repeat(160_000) });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('200.000')]);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('the longest text is split in little time', () => {
  const started = performance.now();
  const line = `Art. ${'x'.repeat(80)} (((\n`;
  splitAct(line.repeat(ACT_TEXT_MAX / line.length));
  expect(performance.now() - started).toBeLessThan(2000);
});

const word = fc.stringMatching(/^[a-zăâîșț]{1,12}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `Se ${words.join(' ')}.`);
const act = fc.uniqueArray(
  fc.record({
    number: fc.oneof(fc.integer({ min: 1, max: 300 }).map(String), fc.constantFrom('7^1', '12^2', 'I', 'unic')),
    title: fc.oneof(fc.constant(''), word),
    paragraphs: fc.array(sentence, { minLength: 1, maxLength: 5 }),
  }),
  { selector: ({ number }) => number, minLength: 1, maxLength: 8 },
);

test('any act that is written out is split into the same articles and paragraphs, each with an anchor of its own', () => {
  fc.assert(
    fc.property(act, (articles) => {
      const text = articles
        .map(({ number, title, paragraphs }) =>
          [`Articolul ${number} ${title}`, ...paragraphs.map((one, place) => `(${place + 1}) ${one}`)].join('\n'),
        )
        .join('\n\n');
      const split = splitAct(text);
      expect(actProblems(split)).toEqual([]);
      expect(
        split.map(({ number, title, paragraphs }) => ({
          number,
          title,
          paragraphs: paragraphs.map((one) => one.text),
        })),
      ).toEqual(articles);
      const anchors = split.flatMap(({ paragraphs }) => paragraphs.map(({ anchor }) => anchor));
      expect(new Set(anchors).size).toBe(anchors.length);
    }),
  );
});

const piece = fc.constantFrom(
  'text',
  '(1) text',
  'Art. 3 text',
  'Art. 4. - text',
  'Art. 5',
  'CAPITOLUL II text',
  'Secțiunea 1 text',
  '',
);
test('no text is lost, whatever the order of its lines', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const lines = pieces.map((one, place) => one.replace('text', `cuvânt${place}.`));
      const split = JSON.stringify(splitAct(lines.join('\n')));
      const words = lines.join(' ').match(/cuvânt\d+\./g) ?? [];
      expect(words.filter((one) => !split.includes(one))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('paragraphs are named as they are cited', () => {
  expect([paragraphName('7', '5'), paragraphName('7', ''), paragraphName('', '2'), paragraphName('', '')]).toEqual([
    ...['art. 7 alin. (5)', 'art. 7', 'alin. (2)', 'partea de început'],
  ]);
});
