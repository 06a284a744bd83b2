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

test('unsent text is restored on the next visit', () => {
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

test('sent text is deleted, and leaving the page does not store it again', () => {
  const { result, unmount } = writing('Gata');
  act(() => result.current.clear());
  unmount();
  expect(localStorage.getItem(key)).toBeNull();
});

test('text sent before the write delay has passed is not stored', () => {
  jest.useFakeTimers();
  const { result, rerender } = writing(undefined);
  rerender({ text: 'Gata' });
  act(() => result.current.clear());
  jest.runAllTimers();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a draft is not shown to another account', () => {
  writing('secret').unmount();
  useSession.setState({ account: { ...ana, id: 'dan' } });
  expect(writing(undefined).result.current.saved).toBeNull();
});

test('signing out deletes the drafts of that account only', () => {
  localStorage.setItem(key, '"al Anei"');
  localStorage.setItem(draftKey('dan', 'request'), '"al lui Dan"');
  forgetDrafts('ana');
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(draftKey('dan', 'request'))).toBe('"al lui Dan"');
});

test('a damaged draft is ignored', () => {
  localStorage.setItem(key, '{"title":');
  expect(writing(undefined).result.current.saved).toBeNull();
});

test('an unreadable amount is omitted from the draft, and is not confused with an emptied one', () => {
  const { unmount } = renderHook(() => useDraft('request', { title: 'Registru', min: Number.NaN, max: null }));
  unmount();
  expect(localStorage.getItem(key)).toBe('{"title":"Registru","max":null}');
  expect(keyOf({ min: Number.NaN })).not.toBe(keyOf({ min: null }));
});
