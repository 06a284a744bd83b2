import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button');

test('a button is pressed with the mouse, with Enter and with the space bar', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  render(<Button onPress={onPress}>Trimite</Button>);
  await user.click(button());
  expect(document.activeElement).toBe(button());
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a key held down presses once', () => {
  render(<Button>Trimite</Button>);
  const [first, held] = [false, true].map((repeat) => createEvent.keyDown(button(), { key: 'Enter', repeat }));
  for (const event of [first, held]) if (event) fireEvent(button(), event);
  expect([first?.defaultPrevented, held?.defaultPrevented]).toEqual([false, true]);
});

test('a button that is off cannot be pressed or reached', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  render(
    <Button onPress={onPress} isDisabled>
      Trimite
    </Button>,
  );
  await user.click(button());
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  expect(onPress).not.toHaveBeenCalled();
});

test('a pending button says so, keeps the focus, and neither presses nor submits', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onPress={onPress} isPending={isPending} pendingLabel="Se trimite…">
        Trimite
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(button());
  rerender(form(true));
  expect(screen.getByRole('button', { name: 'Se trimite…' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
  await user.click(button());
  await user.keyboard('{Enter}');
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});
