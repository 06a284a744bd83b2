import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, useLayoutEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './text-fields.tsx';
import { expectFocus } from './testing/focus.ts';

afterEach(cleanup);

function Withdrawal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Retrage oferta</Button>
      <Dialog title="Retrageți oferta?" isOpen={isOpen} onClose={() => setOpen(false)}>
        Firma nu va mai putea fi aleasă.
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Retrage oferta' });

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the cross',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Închide' })),
  ],
])('focus returns to what opened the dialog after %s', async (_way, close) => {
  const user = userEvent.setup();
  render(<Withdrawal />);
  await user.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Retrageți oferta?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectFocus(opener);
});

test.each([
  ['at a press', (open: () => void) => open()],
  ['by what was awaited', (open: () => void) => startTransition(open)],
])('a dialog that opens %s has the focus before it is painted', async (_when, when) => {
  const before: boolean[] = [];
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => {
      const dialog = screen.queryByRole('dialog');
      if (dialog) before.push(dialog.contains(document.activeElement));
    });
    return (
      <>
        <Button onPress={() => when(() => setOpen(true))}>Deschide</Button>
        <Dialog title="Retrageți oferta?" isOpen={isOpen} onClose={() => setOpen(false)}>
          Firma nu va mai putea fi aleasă.
        </Dialog>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  await screen.findByRole('dialog');
  expect(before[0]).toBe(true);
});

test('the field that a dialog asks for has the focus from the start, and Escape closes it', async () => {
  const closed = jest.fn();
  render(
    <Dialog title="Retrageți oferta?" isOpen onClose={closed}>
      <TextAreaField label="Motivul" value="" onChange={() => undefined} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Motivul'));
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalled();
});

test('a field that asks for the focus by itself keeps it', async () => {
  render(
    <Dialog title="Motivul" isOpen onClose={() => undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- What the dialog is opened for. */}
      <input aria-label="Motiv" autoFocus />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Motiv'));
});
