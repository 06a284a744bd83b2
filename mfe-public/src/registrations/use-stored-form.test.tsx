import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { storeValues, useStoredForm } from './use-stored-form.ts';

const BLANK = { name: '', cui: '' };
const open = () => renderHook(() => useStoredForm('uat', BLANK, () => [])).result;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('values survive a reload', () => {
  const first = open();
  act(() => first.current.change({ name: 'Florești' }));
  act(() => first.current.change({ cui: '4221306' }));
  expect(open().current.values).toEqual({ name: 'Florești', cui: '4221306' });
});

test('after `forget` nothing is stored, not even later changes', () => {
  const { current } = open();
  act(() => current.change({ name: 'Florești' }));
  act(() => current.forget());
  act(() => current.change({ cui: '1' }));
  expect(sessionStorage).toHaveLength(0);
});

test('an unreadable stored value is ignored', () => {
  sessionStorage.setItem('psp:sign-up:uat', '{"name":');
  expect(open().current.values).toEqual(BLANK);
});

test('a form can store values for another', () => {
  storeValues('uat', BLANK, { name: 'Gilău' });
  expect(open().current.values).toEqual({ name: 'Gilău', cui: '' });
});
