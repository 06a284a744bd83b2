/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { completeDom } from './testing/dom.ts';

completeDom();

function Withdrawal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Retrage oferta</Button>
      <Dialog title="Retrageți oferta?" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Închide">
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
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
