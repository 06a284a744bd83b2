import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type WritingNow, writingKey } from '@psp/contracts/live';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { conversation, message } from './testing/conversation.ts';
import { Writing } from './writing.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

function open() {
  const client = createQueryClient();
  const shown = (view: object) => (
    <QueryClientProvider client={client}>
      <Writing conversation={conversation(view)} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown({}));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    wait,
    sign: async (name: string) => {
      act(() => {
        client.setQueryData<WritingNow>(writingKey('c-1'), (known) => ({ ...known, [name]: Date.now() }));
      });
      await wait(0);
    },
    show: (view: object) => rerender(shown(view)),
  };
}
const line = () => screen.getByRole('status').textContent;

test('a user without further signals is no longer shown, while another one is', async () => {
  const { sign, wait } = open();
  await wait(1);
  await sign('Ana');
  await wait(1000);
  await sign('Dan');
  expect(line()).toBe('Ana și Dan scriu…');
  await wait(3000);
  await sign('Dan');
  await wait(1999);
  expect(line()).toBe('Ana și Dan scriu…');
  await wait(2);
  expect(line()).toBe('Dan scrie…');
  await wait(3997);
  expect(line()).toBe('Dan scrie…');
  await wait(3);
  expect(line()).toBe('');
});

test('a new message ends the display, and a later signal starts it again', async () => {
  const { sign, wait, show } = open();
  await sign('Dan');
  await wait(500);
  show({ messages: [message(1), message(2)] });
  expect(line()).toBe('');
  await wait(500);
  await sign('Dan');
  expect(line()).toBe('Dan scrie…');
});
