import { expect, test } from '@jest/globals';
import { ageText, isPressing, limitText } from './age.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

test('an age is told in minutes, hours below two days, then days', () => {
  expect([0, -0.5, -1, -5, -44, -48, -24 * 25].map((hours) => ageText(at(hours), now))).toEqual([
    'de un minut',
    'de 30 de minute',
    'de o oră',
    'de 5 ore',
    'de 44 de ore',
    'de 2 zile',
    'de 25 de zile',
  ]);
});

test('a limit tells what is left, or by how much it is past', () => {
  expect([3, 1, 0.01, -49, 0].map((hours) => limitText(at(hours), now))).toEqual([
    'mai sunt 3 ore',
    'mai este o oră',
    'mai este un minut',
    'depășit de 2 zile',
    'depășit de un minut',
  ]);
  expect([at(-1), at(23), at(25), null].map((dueAt) => isPressing(dueAt, now))).toEqual([true, true, false, false]);
});
