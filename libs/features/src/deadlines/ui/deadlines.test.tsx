import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Deadline } from '@psp/contracts/deadlines';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Deadlines } from './deadlines.tsx';
import { deadlinesQuery } from './queries.ts';

const ADDRESS = 'https://portal.test/api/public/calendar/secret.ics';
const { fetch } = globalThis;
let sent: string[];
let openedAt: string | null;
let downFor: 'GET' | 'POST' | null;
const DOWN = { code: 'service.busy', message: 'Portalul este ocupat momentan.', details: {}, requestId: 'r-7' };

beforeEach(() => {
  [sent, openedAt, downFor] = [[], null, null];
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    if (init?.method === downFor) return Promise.resolve(Response.json(DOWN, { status: 500 }));
    if (init?.method !== 'POST') return Promise.resolve(Response.json({ openedAt }));
    sent.push(pathname);
    openedAt = pathname.endsWith('open') ? '2026-11-20T10:00:00Z' : null;
    return Promise.resolve(openedAt ? Response.json({ address: ADDRESS }) : new Response(null, { status: 204 }));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const deadline = (n: number): Deadline => ({
  kind: n % 2 === 0 ? 'milestone' : 'offersClose',
  id: `id-${n}`,
  part: null,
  number: `SP-2026-00000${n}`,
  title: `Titlu ${n}`,
  authority: 'Municipiul Sibiu',
  requestKind: n % 2 === 0 ? null : 'purchase',
  about: n % 2 === 0 ? 'Instruire' : '',
  at: '2030-01-05T10:00:00Z',
  isWholeDay: n % 2 === 0,
});

function show(count: number) {
  const client = createQueryClient();
  client.setQueryData(deadlinesQuery('uat').queryKey, { items: Array.from({ length: count }, (_, n) => deadline(n)) });
  render(
    <QueryClientProvider client={client}>
      <Deadlines side="uat" />
    </QueryClientProvider>,
  );
}
const titles = () => screen.getAllByRole('listitem').length;

test('the next four deadlines are shown with links to their records, and the others on request', async () => {
  show(8);
  expect(titles()).toBe(4);
  expect(screen.getByRole('link', { name: 'Titlu 0' }).getAttribute('href')).toBe('/uat/projects/id-0');
  expect(screen.getByRole('link', { name: 'Titlu 1' }).getAttribute('href')).toBe('/uat/service-requests/id-1');
  expect(screen.getByText('SP-2026-000000').parentElement?.textContent).toBe('Etapă: Instruire, SP-2026-000000');
  await userEvent.click(screen.getByRole('button', { name: 'Arată toate cele 8 termene' }));
  expect(titles()).toBe(8);
});

test('without deadlines a note is shown', () => {
  show(0);
  expect(screen.getByText(/^Niciun termen în față/)).toBeTruthy();
});

test('a private address is created, shown once, and closed', async () => {
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'În calendarul meu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Creează adresa' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Adresa calendarului')).value).toBe(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Oprește adresa' }));
  expect(await screen.findByRole('button', { name: 'Creează adresa' })).toBeTruthy();
  expect(screen.queryByLabelText('Adresa calendarului')).toBeNull();
  expect(sent).toEqual(['/api/uat/calendar/open', '/api/uat/calendar/close']);
});

test('a user who has an address sees its date, and can replace or close it', async () => {
  openedAt = '2026-11-20T10:00:00Z';
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'În calendarul meu' }));
  expect(await screen.findByText('Aveți o adresă din 20 noiembrie 2026.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Creează altă adresă' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Oprește adresa' })).toBeTruthy();
});

test.each([
  [null, 'Creează adresa'],
  ['2026-11-20T10:00:00Z', 'Creează altă adresă'],
  ['2026-11-20T10:00:00Z', 'Oprește adresa'],
])('address since %p: when "%s" fails, the error is shown and the button stays', async (since, button) => {
  openedAt = since;
  downFor = 'POST';
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'În calendarul meu' }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toContain('Portalul este ocupat momentan.');
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

test('the error of a failed act disappears when another act succeeds', async () => {
  [openedAt, downFor] = ['2026-11-20T10:00:00Z', 'POST'];
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'În calendarul meu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Creează altă adresă' }));
  await screen.findByRole('alert');
  downFor = null;
  await userEvent.click(screen.getByRole('button', { name: 'Oprește adresa' }));
  expect(await screen.findByRole('button', { name: 'Creează adresa' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the address cannot be read, a retry is offered and no button to create one', async () => {
  [openedAt, downFor] = ['2026-11-20T10:00:00Z', 'GET'];
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'În calendarul meu' }));
  const again = await screen.findByRole('button', { name: 'Încearcă din nou' });
  expect(screen.queryByRole('button', { name: /^Creează/ })).toBeNull();
  downFor = null;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Creează altă adresă' })).toBeTruthy();
});
