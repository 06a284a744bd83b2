import { expect, test } from '@jest/globals';
import { followGlobals } from './added-globals.ts';

test('what a file adds to the global object is removed, except registries of libraries and what was there', () => {
  const removeAdded = followGlobals();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }), __registry: {} });
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: () => undefined });
  removeAdded();
  expect(['matchMedia', 'ResizeObserver', '__registry', 'fetch'].map((name) => name in globalThis)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  Reflect.deleteProperty(globalThis, '__registry');
});
