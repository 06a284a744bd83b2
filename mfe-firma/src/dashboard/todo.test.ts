import { expect, test } from '@jest/globals';
import { TODO_WORDS } from './messages.ts';
import { dueLabel, readingPath, todoPath } from './todo.ts';

const now = new Date('2026-11-20T21:30:00Z');

test('what is due is said by the day in Romania', () => {
  expect(dueLabel('2026-11-20T21:45:00Z', now)).toEqual({ text: 'azi', isUrgent: true });
  expect(dueLabel('2026-11-20T22:30:00Z', now)).toEqual({ text: 'mâine', isUrgent: false });
  expect(dueLabel('2026-11-24T10:00:00Z', now)).toEqual({ text: '24 nov.', isUrgent: false });
  expect(dueLabel('2026-11-18T10:00:00Z', now)).toEqual({ text: 'termen depășit, 18 nov.', isUrgent: true });
});

test('every kind of thing that waits for a firm has its words and leads where it is done', () => {
  for (const kind of ['confirmOffer', 'finishOffer', 'startProject', 'continueProject', 'writeReview'] as const) {
    expect(TODO_WORDS[kind]).toBeDefined();
    expect(todoPath({ kind, id: 'x' })).toMatch(/^\/firma\/(opportunities\/x\/oferta|projects\/x)/);
    expect(readingPath({ kind, id: 'x' })).toMatch(/^\/firma\/(opportunities|projects)\/x(#recenzie)?$/);
  }
});
