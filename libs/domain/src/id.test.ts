import { expect, test } from '@jest/globals';
import { newId } from './id.ts';

test('an id is a version 7 UUID that begins with the time of its creation', () => {
  const id = newId(Date.UTC(2026, 10, 22));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 22));
});

test('ids made within one millisecond sort in the order of their creation', () => {
  const ids = Array.from({ length: 1000 }, () => newId(1_800_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});
