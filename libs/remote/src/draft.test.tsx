import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { draftKey, forgetDrafts } from '@psp/auth/session/memory';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useDraft } from './draft.ts';
import { keyOf } from './editor/text-key.ts';

const ana = { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' };
const key = draftKey('ana', 'request');

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', account: ana });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const writing = (value: string | undefined) =>
  renderHook(({ text }) => useDraft('request', text), { initialProps: { text: value } });

test('text that is left unsent is there on the next visit', () => {
  const first = writing(undefined);
  first.rerender({ text: 'Avem nevoie de' });
  first.unmount();
  expect(writing(undefined).result.current.saved).toBe('Avem nevoie de');
});

test('closing the tab keeps the last keystrokes', () => {
  writing('Avem nevoie').rerender({ text: 'Avem nevoie de' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem(key)).toBe('"Avem nevoie de"');
});

test('text that was sent is forgotten, and leaving the page does not bring it back', () => {
  const { result, unmount } = writing('Gata');
  act(() => result.current.clear());
  unmount();
  expect(localStorage.getItem(key)).toBeNull();
});

test('text that was sent at once is not written down afterwards', () => {
  jest.useFakeTimers();
  const { result, rerender } = writing(undefined);
  rerender({ text: 'Gata' });
  act(() => result.current.clear());
  jest.runAllTimers();
  expect(localStorage.getItem(key)).toBeNull();
});

test('nobody reads the text of another account', () => {
  writing('secret').unmount();
  useSession.setState({ account: { ...ana, id: 'dan' } });
  expect(writing(undefined).result.current.saved).toBeNull();
});

test('signing out forgets the texts of that account only', () => {
  localStorage.setItem(key, '"al Anei"');
  localStorage.setItem(draftKey('dan', 'request'), '"al lui Dan"');
  forgetDrafts('ana');
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(draftKey('dan', 'request'))).toBe('"al lui Dan"');
});

test('a damaged text is taken for none', () => {
  localStorage.setItem(key, '{"title":');
  expect(writing(undefined).result.current.saved).toBeNull();
});

test('an amount that cannot be read is left out, and so is not taken for an emptied one', () => {
  const { unmount } = renderHook(() => useDraft('request', { title: 'Registru', min: Number.NaN, max: null }));
  unmount();
  expect(localStorage.getItem(key)).toBe('{"title":"Registru","max":null}');
  expect(keyOf({ min: Number.NaN })).not.toBe(keyOf({ min: null }));
});
