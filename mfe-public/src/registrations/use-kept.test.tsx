import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { keep, useKept } from './use-kept.ts';

const BLANK = { name: '', cui: '' };
const open = () => renderHook(() => useKept('uat', BLANK, () => [])).result;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('what was written is there after a reload', () => {
  const first = open();
  act(() => first.current.change({ name: 'Florești' }));
  act(() => first.current.change({ cui: '4221306' }));
  expect(open().current.values).toEqual({ name: 'Florești', cui: '4221306' });
});

test('after it was sent nothing is kept, not even what is typed later', () => {
  const { current } = open();
  act(() => current.change({ name: 'Florești' }));
  act(() => current.forget());
  act(() => current.change({ cui: '1' }));
  expect(sessionStorage).toHaveLength(0);
});

test('a damaged text is taken for none', () => {
  sessionStorage.setItem('psp:sign-up:uat', '{"name":');
  expect(open().current.values).toEqual(BLANK);
});

test('one form may leave something for another', () => {
  keep('uat', BLANK, { name: 'Gilău' });
  expect(open().current.values).toEqual({ name: 'Gilău', cui: '' });
});
