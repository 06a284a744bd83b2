import { expect, test } from '@jest/globals';
import { countWords, sentencesOf } from './sentences.ts';

test.each([
  ['Predarea. Recepția? Plata!', ['Predarea.', 'Recepția?', 'Plata!']],
  ['Conform art. 7 alin. (5) din lege. Restul rămâne.', ['Conform art. 7 alin. (5) din lege.', 'Restul rămâne.']],
  ['Răspunde dl. Popescu și I. Ionescu. Atât.', ['Răspunde dl. Popescu și I. Ionescu.', 'Atât.']],
  ['Prețul este de 1.500 lei. [Locul] se stabilește.', ['Prețul este de 1.500 lei.', '[Locul] se stabilește.']],
  ['Ce ne trebuie\n- primul rând;\n2) al doilea\n\n', ['Ce ne trebuie', 'primul rând;', 'al doilea']],
  ['', []],
])('the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text).map((one) => one.text)).toEqual(sentences);
  for (const { at, text: sentence } of sentencesOf(text)) expect(text.slice(at, at + sentence.length)).toBe(sentence);
});

test('numbers and compounds are one word', () => {
  expect(countWords('Un proces-verbal pentru 1.500,50 lei (cu TVA).')).toBe(7);
});
