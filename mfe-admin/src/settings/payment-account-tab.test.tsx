import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { PaymentAccount, SettingView } from '@psp/contracts/settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { PaymentAccountTab } from './payment-account-tab.tsx';

const { fetch } = globalThis;
let stored: SettingView<PaymentAccount>;

beforeEach(() => {
  stored = { version: 0, value: { iban: '', bank: '' }, versions: [] };
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (_, init) => {
    if (init?.method !== 'POST') return Response.json(stored);
    const { version, value } = JSON.parse(String(init.body));
    stored = { ...stored, version: version + 1, value };
    return Response.json(stored);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ account: null });
});

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Schimbă contul' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [iban, bank] = ['IBAN', /Banca/].map((name) => dialog.getByRole<HTMLInputElement>('textbox', { name }));
  if (!iban || !bank) throw new Error('a field is missing');
  return { dialog, iban, bank, save: () => userEvent.click(dialog.getByRole('button', { name: 'Schimbă contul' })) };
}

test('a mistyped account is refused at its field; the right one is kept as banks write it, and shown in groups', async () => {
  openAt(<PaymentAccountTab />);
  expect((await screen.findByRole('region', { name: 'Contul asociației' })).textContent).toContain('Niciun cont încă');
  const { dialog, iban, bank, save } = await openDialog();
  await userEvent.type(iban, 'ro49 aaaa 1b31 0075 9384 0001');
  await userEvent.type(bank, 'Trezoreria Sibiu');
  await save();
  expect(dialog.getByRole('alert').textContent).toContain('Scrieți IBAN-ul întreg');
  expect(stored.version).toBe(0);
  await userEvent.type(iban, '{Backspace}0');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored.value).toEqual({ iban: 'RO49AAAA1B31007593840000', bank: 'Trezoreria Sibiu' });
  const card = await screen.findByRole('region', { name: 'Contul asociației' });
  expect(card.textContent).toContain('RO49 AAAA 1B31 0075 9384 0000');
  expect((await openDialog()).iban.value).toBe('RO49 AAAA 1B31 0075 9384 0000');
});
