import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MenuButton } from './menu.tsx';
import { expectFocus } from './testing/focus.ts';

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

const item = (name: string) => screen.getByRole('menuitem', { name });

test.each(['{ArrowDown}', '{Enter}', ' '])(
  '“%s” opens the menu at its first item, without waiting for frames',
  async (key) => {
    const done: string[] = [];
    const items = ['Redenumește', 'Șterge'].map((label) => ({
      key: label,
      label,
      onAction: () => void done.push(label),
    }));
    render(<MenuButton label="Acțiuni" items={items} />);
    screen.getByRole('button', { name: 'Acțiuni' }).focus();
    const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await userEvent.keyboard(key);
    await expectFocus(() => item('Redenumește'));
    frames.mockRestore();
    expect(done).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus(() => item('Șterge'));
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['Șterge']);
  },
);
