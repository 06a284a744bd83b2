import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { RequestView } from '@psp/contracts/service-requests';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sent, showView } from '../testing/views.tsx';
import { RequestEditor } from './request-editor.tsx';

beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});
afterEach(cleanup);

function open() {
  const element = <RequestEditor initial={null} onCreated={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}

test('a blank request is refused: the error summary takes the focus and each error links to its field', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByText('Toate câmpurile sunt obligatorii, în afară de cele opționale')).toBeTruthy();
  const link = within(summary).getByRole('link', { name: 'Scrieți titlul solicitării.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByLabelText('Titlu'));
  expect(document.title).toBe('Eroare: Solicitare nouă – Portal PSP');
});

test('an empty form says that the draft is saved automatically', () => {
  open();
  expect(screen.getByText('Ciorna se salvează singură.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Solicitare nouă' })).toBeTruthy();
});

test('a budget that is not a number is reported, not dropped', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Buget maxim/ }), 'cinci mii');
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByRole('link', { name: 'Scrieți suma în cifre, de exemplu 15.000.' })).toBeTruthy();
});

const draft: RequestView = {
  ...sent,
  status: 'draft',
  actions: ['edit', 'discard'],
  content: { ...sent.content, budgetMin: 5000 },
};
const budgetMin = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Buget minim/ });
const wrong = 'Nesalvat: corectați câmpul marcat. Textul rămâne păstrat pe acest calculator.';

test('an invalid amount is marked and not saved, until it is corrected', async () => {
  showView(() => <RequestEditor initial={draft} onCreated={() => {}} />, draft);
  await userEvent.clear(budgetMin());
  await userEvent.type(budgetMin(), 'cinci mii');
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(await screen.findByText('Scrieți suma în cifre, de exemplu 15.000.')).toBeTruthy();
  await userEvent.clear(budgetMin());
  await userEvent.type(budgetMin(), '5000');
  expect(screen.queryByText('Scrieți suma în cifre, de exemplu 15.000.')).toBeNull();
  expect(screen.queryByText(wrong)).toBeNull();
});

test('an error that appears while typing does not move the focus, even after an attempt to send', async () => {
  const untitled = { ...draft, content: { ...draft.content, title: '' } };
  showView(() => <RequestEditor initial={untitled} onCreated={() => {}} />, untitled);
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  await screen.findByRole('alert', { name: 'Există o problemă' });
  await userEvent.type(screen.getByLabelText('Titlu'), 'Registru');
  await userEvent.type(budgetMin(), ' mii');
  await screen.findByText(wrong);
  expect(document.activeElement).toBe(budgetMin());
  expect(screen.queryByRole('alert', { name: 'Există o problemă' })).toBeNull();
});

test('a date that does not exist is marked and not saved', async () => {
  showView(() => <RequestEditor initial={draft} onCreated={() => {}} />, draft);
  const day = screen.getByRole('textbox', { name: /^Termen de răspuns/ });
  await userEvent.clear(day);
  await userEvent.type(day, '31.02.2027');
  await userEvent.tab();
  expect(await screen.findByText(wrong)).toBeTruthy();
  // The form validates on its own, shortly after the editor.
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
});

test('after a reload an invalid amount returns to the saved one, and other typed text is restored', async () => {
  const first = { ...draft, id: '0190a000-0000-7000-8000-00000000000a' };
  showView(() => <RequestEditor initial={first} onCreated={() => {}} />, first);
  await userEvent.type(screen.getByLabelText('Titlu'), ' nou');
  await userEvent.clear(budgetMin());
  await userEvent.type(budgetMin(), 'cinci');
  cleanup();
  showView(() => <RequestEditor initial={first} onCreated={() => {}} />, first);
  expect(budgetMin().value).toBe('5.000');
  expect(screen.getByLabelText<HTMLInputElement>('Titlu').value).toBe('Registru agricol nou');
});

test('weights are announced unless switched off, and reported when they do not add up to 100', async () => {
  open();
  const announced = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Firmele văd în solicitare cât contează/ });
  const price = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Preț/ });
  expect([announced.checked, price()?.value]).toEqual([true, '50']);
  await userEvent.clear(price() ?? announced);
  await userEvent.type(price() ?? announced, '40');
  expect(screen.getByText('Împreună: 90 din 100')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  const link = within(summary).getByRole('link', { name: 'Ponderile trebuie să dea împreună 100.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(price());
  await userEvent.click(announced);
  expect(price()).toBeNull();
  expect(within(summary).queryByRole('link', { name: 'Ponderile trebuie să dea împreună 100.' })).toBeNull();
  await userEvent.click(announced);
  expect(price()?.value).toBe('40');
});
