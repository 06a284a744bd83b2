import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { ExchangeEditing } from '@psp/contracts/exchange';
import type { exchangeOperations, ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { DesignProvider } from '@psp/design-system/provider';
import { project } from '@psp/features/exchange/ui/testing/projects';
import { createQueryClient } from '@psp/remote/query';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exchange } from './area.ts';
import { BLANK } from './content.ts';
import { ExchangeEditor } from './exchange-editor.tsx';

const ID = project().id;
const ROLE = { name: 'Funcția (opțional)' };

const draft: ExchangeEditing = {
  ...{ id: ID, number: 'PX-2026-0009', version: 4, status: 'draft', files: [], pictures: [], members: [], missing: {} },
  projectId: null,
  content: {
    ...BLANK,
    ...{ title: 'Arhiva digitală', domain: 'it-digitalizare', what: 'Scanăm dosarele.', why: 'Se pierdeau.' },
    ...{ startedOn: '2026-01-05', endedOn: '2026-06-30' },
  },
  actions: ['edit', 'publish', 'discard'],
};

const { api: realApi } = exchange;
beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});
afterEach(() => {
  exchange.api = realApi;
  cleanup();
});

/** Opens the editor of a project at `rest` of its address. `stored` is what the service has of it meanwhile. */
function open(initial: ExchangeEditing | null, { rest = '', stored = initial ?? draft } = {}) {
  let version = initial?.version ?? 0;
  const { api, calls, refuse } = fakeApi<typeof exchangeOperations | typeof ownExchangeOperations>((address) => {
    if (address === 'GET /exchange/:id/editing') return stored;
    if (address.startsWith('GET ') || address.endsWith('/publish')) return project({ id: ID, isOwn: true });
    version += 1;
    return { ...draft, ...initial, version };
  });
  exchange.api = api;
  const element = <ExchangeEditor initial={initial} onCreated={() => {}} />;
  const page = { path: '/uat/exchange/:id', element: <p>Pagina proiectului</p> };
  const router = createMemoryRouter([page, { path: '*', element }], {
    initialEntries: [`/uat/exchange/${ID}/edit${rest}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  return { calls, refuse };
}

const writes = (calls: readonly { address: string }[]) => calls.map(({ address }) => address);

test('an empty project is not sent: the error summary takes the focus and names what publishing requires', async () => {
  const { calls } = open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Verifică și publică' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Scrieți titlul.',
    'Alegeți domeniul.',
    'Scrieți ce este proiectul.',
    'Scrieți de ce.',
    'Scrieți când a început.',
    'Scrieți când s-a încheiat.',
  ]);
  expect(calls).toEqual([]);
});

test('a row without a name is reported by its number, and an untouched row is left out', async () => {
  open(draft);
  const add = await screen.findByRole('button', { name: 'Adaugă un pas' });
  await userEvent.click(add);
  await userEvent.click(add);
  const [, second] = screen.getAllByRole('textbox', { name: /^Ce s-a întâmplat/ });
  if (second) await userEvent.type(second, 'Am scanat.');
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și publică' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pasul 1: Scrieți numele pasului.']);
});

test('a step that ends before it begins is reported by its number', async () => {
  const step = { title: 'Scanarea', text: '', from: '2026-03-10', to: '2026-02-01' };
  open({ ...draft, content: { ...draft.content, steps: [step] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Verifică și publică' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  const link = within(summary).getByRole('link', {
    name: 'Pasul 1: Sfârșitul pasului nu poate fi înaintea începutului.',
  });
  expect(link.getAttribute('href')).toBe('#steps.0.to');
});

test('a draft is saved by itself over the version that was read', async () => {
  const { calls } = open(draft);
  await userEvent.type(await screen.findByRole('textbox', ROLE), 'arhivă');
  expect(await screen.findByText(/^Salvat la/)).toBeTruthy();
  const content = expect.objectContaining({ title: 'Arhiva digitală', contactRole: 'arhivă' });
  expect(calls).toEqual([
    { address: 'PUT /exchange/:id', input: { id: ID, body: { version: 4, content, isAutomatic: true } } },
  ]);
});

test('a draft made of a project of the portal says what was taken over', async () => {
  open({ ...draft, projectId: ID });
  expect(await screen.findByText(/^Am completat ce știe portalul/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Proiectul din portal' }).getAttribute('href')).toBe(`/uat/projects/${ID}`);
});

test('a project that its author withdrew is not called a draft', async () => {
  open({ ...draft, status: 'withdrawn', actions: ['edit', 'publish'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Modifică proiectul retras' })).toBeTruthy();
  expect(screen.getByText(/până nu îl publicați din nou/)).toBeTruthy();
  expect(screen.getByText('Textul se salvează singur')).toBeTruthy();
});

test('a published project is saved on request alone', async () => {
  const { calls } = open({ ...draft, status: 'published', actions: ['edit', 'withdraw'] });
  await userEvent.type(await screen.findByRole('textbox', ROLE), 'arhivă');
  expect(await screen.findByText('Modificări nesalvate')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Salvează modificările' }));
  expect(await screen.findByText('Pagina proiectului')).toBeTruthy();
  expect(writes(calls)).toEqual(['PUT /exchange/:id']);
});

test('when a colleague has saved meanwhile, both texts are kept, and that of the user is saved over the newer version', async () => {
  const theirs = { ...draft, version: 5, content: { ...draft.content, title: 'Arhiva scanată' } };
  const { calls, refuse } = open(draft, { stored: theirs });
  refuse(409, 'version.stale', 'Altcineva a salvat între timp.');
  await userEvent.type(await screen.findByRole('textbox', ROLE), 'arhivă');
  const conflict = await screen.findByRole('table', { name: 'Cele două variante' });
  expect(within(conflict).getByText(/scanată/)).toBeTruthy();
  expect(within(conflict).getByText('arhivă')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrează varianta mea' }));
  expect(await screen.findByText(/^Salvat la/)).toBeTruthy();
  const content = expect.objectContaining({ title: 'Arhiva digitală', contactRole: 'arhivă' });
  expect(calls.at(-1)?.input).toEqual({ id: ID, body: { version: 5, content, isAutomatic: true } });
});

test('a project is published once its author confirms that it has no personal data', async () => {
  const { calls } = open(draft, { rest: '?step=check' });
  await userEvent.click(await screen.findByRole('button', { name: 'Publică proiectul' }));
  expect(
    await screen.findByRole('link', { name: 'Confirmați că textele și documentele nu au date personale.' }),
  ).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Am scos datele personale/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Publică proiectul' }));
  expect(await screen.findByText('Pagina proiectului')).toBeTruthy();
  expect(calls).toEqual([
    { address: 'POST /exchange/:id/publish', input: { id: ID, body: { version: 4, isClean: true } } },
  ]);
});
