import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
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
  let leaving = Promise.resolve();
  await act(async () => void (leaving = router.navigate('/departe')));
  pause();
  expect(onTyped).not.toHaveBeenCalled();
  arrival.resolve(null);
  await act(() => leaving);
  expect(router.state.location.pathname).toBe('/departe');
});

function Found() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText, submit] = useTypedText(address.get('q') ?? '', (typed, { isTyping }) => {
    onTyped(typed, { isTyping });
    void navigate(`/?q=${typed}`, { replace: isTyping });
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form role="search" onSubmit={search}>
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

/** A page whose list takes as long as the test wants: `arrive` ends the waiting. */
function openList() {
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const list = createMemoryRouter([{ path: '/', loader, Component: Found }], {
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={list} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { list, input, type, arrive: () => act(async () => arrive()) };
}

test.each([
  ['after a pause', pause],
  ['by Enter', () => fireEvent.submit(screen.getByRole('search'))],
])('letters typed while what was handed on %s loads stay, and wait for their own pause', async (_by, handOn) => {
  const { list, input, type, arrive } = openList();
  type('ap');
  handOn();
  expect(list.state.navigation.state).toBe('loading');
  type('apa');
  await arrive();
  expect(list.state.location.search).toBe('?q=ap');
  expect(input.value).toBe('apa');
  pause();
  await arrive();
  expect(list.state.location.search).toBe('?q=apa');
  expect(input.value).toBe('apa');
});

test('Forward to what was once typed brings it back into the box', async () => {
  const { list, input, type, arrive } = openList();
  type('ap');
  pause();
  await arrive();
  act(() => void list.navigate(-1));
  await arrive();
  expect(input.value).toBe('');
  act(() => void list.navigate(1));
  await arrive();
  expect(input.value).toBe('ap');
  pause();
  expect(onTyped.mock.calls).toEqual([['ap', { isTyping: false }]]);
});
