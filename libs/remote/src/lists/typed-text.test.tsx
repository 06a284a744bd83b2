/** @jest-environment jsdom */
import '../testing/browser-globals.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useTypedText } from './typed-text.ts';

const PAUSE_MS = 400;
const onTyped = jest.fn<Parameters<typeof useTypedText>[1]>();
const Page = createContext<ReactNode>(null);
const arrival = Promise.withResolvers<null>();
const router = createMemoryRouter([
  { path: '/', Component: () => useContext(Page) },
  { path: '/departe', loader: () => arrival.promise, Component: () => null },
]);
const box = (known: string) =>
  renderHook(({ address }) => useTypedText(address, (...typed) => onTyped(...typed)), {
    initialProps: { address: known },
    wrapper: ({ children }) => (
      <Page value={children}>
        <RouterProvider router={router} />
      </Page>
    ),
  });
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));

beforeEach(() => {
  jest.useFakeTimers();
  onTyped.mockClear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the first words are a new entry of the history, further ones replace it', () => {
  const { result, rerender } = box('');
  act(() => result.current[1]('ap'));
  act(() => jest.advanceTimersByTime(PAUSE_MS - 1));
  expect(onTyped).not.toHaveBeenCalled();
  pause();
  rerender({ address: 'ap' });
  act(() => result.current[1]('apă '));
  pause();
  expect(onTyped.mock.calls).toEqual([
    ['ap', { isTyping: false }],
    ['apă', { isTyping: true }],
  ]);
});

test('a removed chip and Back empty the box; a space at its end is nobody else’s', () => {
  const { result, rerender } = box('apă');
  act(() => result.current[1]('apă '));
  pause();
  expect(result.current[0]).toBe('apă ');
  rerender({ address: '' });
  expect(result.current[0]).toBe('');
  pause();
  expect(onTyped).not.toHaveBeenCalled();
});

test('a text that the list does not take is handed on once, not again and again', () => {
  const { result, rerender } = box('');
  act(() => result.current[1]('a'.repeat(300)));
  pause();
  rerender({ address: '' });
  pause();
  expect(onTyped.mock.calls).toEqual([['a'.repeat(200), { isTyping: false }]]);
});

test('who leaves the page before the pause is over is not held back', async () => {
  const { result } = box('');
  act(() => result.current[1]('lac'));
  const leaving = router.navigate('/departe');
  await act(() => Promise.resolve());
  pause();
  expect(onTyped).not.toHaveBeenCalled();
  arrival.resolve(null);
  await act(() => leaving);
  expect(router.state.location.pathname).toBe('/departe');
});
