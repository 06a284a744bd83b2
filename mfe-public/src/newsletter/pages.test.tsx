import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmPage } from './confirm-page.tsx';
import { PreferencesPage } from './preferences-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const { fetch } = globalThis;
let calls: [path: string, body: unknown][] = [];
const CHOICE = { countyCode: 'CJ', domains: ['mediu'] };
let refusal: { status: number; code: string } | null = null;

beforeEach(() => {
  calls = [];
  refusal = null;
  window.history.replaceState(null, '');
  globalThis.fetch = async (url, init) => {
    if (String(url) === '/api/public/contact') return Response.json({ name: 'Asociația' });
    calls.push([String(url), JSON.parse(String(init?.body))]);
    if (refusal) return Response.json({ code: refusal.code, message: 'Refuzat.' }, { status: refusal.status });
    return Response.json(String(url).endsWith('/read') ? CHOICE : { status: 'confirmed' });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

function open(path: string) {
  const routes = [
    { path: '/newsletter/confirmare', Component: ConfirmPage },
    { path: '/newsletter/preferinte', Component: PreferencesPage },
    { path: '/newsletter/dezabonare', Component: UnsubscribePage },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}
const title = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const CONFIRM = '/api/public/newsletter/subscriptions/confirm';
const CHOOSE = '/api/public/newsletter/subscriptions/preferences';
const LEAVE = '/api/public/newsletter/subscriptions/unsubscribe';

test('a link confirms with the chosen preferences, and only when the button is pressed', async () => {
  open('/newsletter/confirmare#secret');
  expect(calls).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText(/Județul/), 'CJ');
  await userEvent.click(screen.getByLabelText('Fonduri Europene'));
  await press('Confirmă abonarea');
  await waitFor(() => expect(title().textContent).toBe('Abonarea este confirmată'));
  expect(document.activeElement).toBe(title());
  expect(calls).toEqual([[CONFIRM, { token: 'secret', countyCode: 'CJ', domains: ['fonduri-europene'] }]]);
});

test('the token is removed from the address bar, and a reload still works', async () => {
  open('/newsletter/confirmare#secret');
  expect(window.history.state).toMatchObject({ newsletterToken: 'secret' });
  cleanup();
  open('/newsletter/confirmare');
  await press('Confirmă abonarea');
  expect(calls).toMatchObject([[CONFIRM, { token: 'secret' }]]);
});

test('an expired link and a page without a token offer to request another', async () => {
  refusal = { status: 410, code: 'link.invalid' };
  open('/newsletter/confirmare#vechi');
  await press('Confirmă abonarea');
  await waitFor(() => expect(title().textContent).toBe('Linkul nu mai este valabil'));
  expect(document.activeElement).toBe(title());
  expect(screen.getByText(/își pierde valabilitatea la dezabonare/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abonare' })).toBeTruthy();
  cleanup();
  window.history.replaceState(null, '');
  open('/newsletter/confirmare');
  expect(title().textContent).toBe('Deschideți linkul din e-mail');
});

test('a failure keeps the choices, and the same button retries', async () => {
  refusal = { status: 503, code: 'service.busy' };
  open('/newsletter/confirmare#secret');
  await userEvent.click(screen.getByLabelText('Resurse Umane'));
  await press('Confirmă abonarea');
  expect((await screen.findByRole('alert')).textContent).toContain('Refuzat.');
  refusal = null;
  await press('Confirmă abonarea');
  await waitFor(() => expect(title().textContent).toBe('Abonarea este confirmată'));
  expect(calls[1]).toEqual([CONFIRM, { token: 'secret', countyCode: null, domains: ['resurse-umane'] }]);
});

test('one press unsubscribes, and another resubscribes', async () => {
  open('/newsletter/dezabonare#secret');
  expect(calls).toEqual([]);
  await press('Dezabonează-mă');
  await waitFor(() => expect(title().textContent).toBe('V-ați dezabonat'));
  await press('Abonează-mă din nou');
  await waitFor(() => expect(title().textContent).toBe('Abonarea a fost reluată'));
  expect(document.activeElement).toBe(title());
  expect(calls).toEqual([
    [LEAVE, { token: 'secret' }],
    [LEAVE.replace('unsub', 'resub'), { token: 'secret' }],
  ]);
});

test('a subscription ended long ago cannot be resumed, only started again', async () => {
  open('/newsletter/dezabonare#secret');
  await press('Dezabonează-mă');
  await waitFor(() => expect(title().textContent).toBe('V-ați dezabonat'));
  refusal = { status: 410, code: 'link.invalid' };
  await press('Abonează-mă din nou');
  expect(await screen.findByText(/numai în primele 7 zile/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abonare' })).toBeTruthy();
});

test('preferences show the stored choice and are saved when the button is pressed', async () => {
  open('/newsletter/preferinte#secret');
  const county = await screen.findByLabelText<HTMLSelectElement>(/Județul/);
  expect(county.value).toBe('CJ');
  expect(calls).toEqual([[`${CHOOSE}/read`, { token: 'secret' }]]);
  await userEvent.selectOptions(county, '');
  await userEvent.click(screen.getByLabelText('Resurse Umane'));
  await press('Salvează preferințele');
  await waitFor(() => expect(title().textContent).toBe('Preferințele sunt salvate'));
  expect(document.activeElement).toBe(title());
  expect(calls[1]).toEqual([CHOOSE, { token: 'secret', countyCode: null, domains: ['mediu', 'resurse-umane'] }]);
});

test('preferences that failed to load can be retried', async () => {
  refusal = { status: 503, code: 'service.busy' };
  open('/newsletter/preferinte#secret');
  expect((await screen.findByRole('alert')).textContent).toContain('Refuzat.');
  refusal = null;
  await press('Încearcă din nou');
  expect(await screen.findByRole('button', { name: 'Salvează preferințele' })).toBeTruthy();
});

test('a former subscriber can subscribe again instead of choosing preferences', async () => {
  refusal = { status: 410, code: 'link.invalid' };
  open('/newsletter/preferinte#secret');
  expect(await screen.findByText(/nu mai este abonată/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abonare' })).toBeTruthy();
  cleanup();
  window.history.replaceState(null, '');
  open('/newsletter/preferinte');
  expect(screen.getByText(/la sfârșitul oricărui newsletter/)).toBeTruthy();
});

test('without a token the unsubscribe page says where to find the link', () => {
  open('/newsletter/dezabonare');
  expect(screen.getByText(/la sfârșitul oricărui newsletter/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
