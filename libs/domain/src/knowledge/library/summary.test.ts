import { expect, test } from '@jest/globals';
import { summaryOf } from './summary.ts';

const passage = (position: number, heading: string, text: string, anchor = heading.toLowerCase()) => ({
  ...{ position, heading, text, anchor },
});
const texts = (...passages: Parameters<typeof summaryOf>[0]) => summaryOf(passages).map(({ text }) => text);

const FIRST = 'Recepția încheie lucrarea și deschide garanția ei.';
const DUTY = 'Comisia trebuie să verifice fiecare poziție din contract.';
const TERM = 'Procesul-verbal se semnează în cel mult 10 zile de la predare.';
const PLAIN = 'Oamenii obișnuiesc să vorbească despre asta la ședințe.';

test('first sentences below headings, obligations, deadlines and figures are chosen, in the order of the document', () => {
  expect(
    summaryOf([passage(1, 'Recepția', `${FIRST} ${PLAIN}`), passage(2, 'Comisia', `${DUTY} ${PLAIN}\n${TERM}`)]),
  ).toEqual([
    { anchor: 'recepția', heading: 'Recepția', text: FIRST },
    { anchor: 'comisia', heading: 'Comisia', text: DUTY },
    { anchor: 'comisia', heading: 'Comisia', text: TERM },
  ]);
});

test('fragments, questions, list items and overlong sentences are not chosen', () => {
  const long = `Comisia trebuie să ${'verifice lucrări și '.repeat(30)}semneze.`;
  expect(
    texts(
      passage(1, 'Unu', `Trebuie! Ce trebuie făcut dacă lipsește comisia? ${long}\n- trebuie semnat și de primar;`),
    ),
  ).toEqual([]);
});

test('no part gives more than two sentences, the whole no more than seven, and none twice', () => {
  const duty = (n: number) => `Comisia numărul ${n} trebuie să semneze procesul-verbal.`;
  const one = texts(passage(1, 'Unu', [1, 2, 3, 4].map(duty).join(' ')), passage(2, 'Doi', duty(1)));
  expect(one).toEqual([duty(1), duty(2)]);
  const many = Array.from({ length: 20 }, (_, n) => passage(n + 1, `Partea ${n}`, `${duty(2 * n)} ${duty(2 * n + 1)}`));
  expect(texts(...many)).toHaveLength(7);
});

test('one sentence alone is no summary', () => {
  expect(texts(passage(1, 'Unu', FIRST))).toEqual([]);
});

test('300 passages are read in less than 200 ms of a processor', () => {
  const passages = Array.from({ length: 300 }, (_, n) =>
    passage(n + 1, `Partea ${n % 40}`, `${PLAIN} ${DUTY} `.repeat(13)),
  );
  const start = process.cpuUsage();
  summaryOf(passages);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
