import { afterEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { AdminCommunityItem, AdminCommunityList, AdminCommunityView } from '@psp/contracts/admin-communities';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CommunitiesPage } from './communities-page.tsx';
import { CommunityPage } from './community-page.tsx';

const item: AdminCommunityItem = {
  ...{ id: 'c-1', version: 3, name: 'Răchita', countyCode: 'AB', state: 'published', isTest: false },
  ...{ owner: null, joined: { id: 'o-1', name: 'Comuna Răchita' }, lacks: ['picture', 'population'], picture: null },
  ...{ createdAt: '2026-03-01T10:00:00Z', updatedAt: '2026-03-02T10:00:00Z', removedAt: null, excerpt: 'Sat.' },
  actions: ['edit', 'withdraw', 'delete', 'handOver'],
};
const { excerpt: _, ...shown } = item;
const view: AdminCommunityView = {
  ...{ ...shown, authority: null, reason: null, description: 'Sat.', objectives: '', pictureAlt: '', address: '' },
  ...{ phone: null, email: null, website: null, population: null, areaKm2: null },
  ...{ attractions: 0, projects: 0, pictures: 0, history: [] },
};

const { fetch } = globalThis;
let calls: { call: string; body: unknown }[] = [];
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  calls = [];
});

interface Served {
  items?: AdminCommunityItem[];
  tests?: number | null;
  one?: AdminCommunityView;
  list?: () => Response;
  answer?: () => Response;
  role?: Role;
}

/* Serves one list and one showcase; writes are answered with `answer`. */
function open(path: string, served: Served = {}) {
  const { items = [item], tests = null, one = view, answer = () => Response.json(one) } = served;
  const page: AdminCommunityList = { items, total: items.length, page: 1, pageSize: 20, tests };
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      calls.push({ call: `${method} ${String(url)}`, body: JSON.parse(String(init?.body)) });
      return answer();
    }
    if (/c-1\/showcase/.test(String(url))) return Response.json({ community: null });
    if (/communities\/c-1/.test(String(url))) return Response.json(one);
    return served.list?.() ?? Response.json(page);
  };
  useSession.setState({ status: 'signed-in', kind: 'admin', role: served.role ?? 'editor' });
  const routes = [
    { path: '/admin/communities', element: <CommunitiesPage /> },
    { path: '/admin/communities/:id', element: <CommunityPage /> },
  ];
  return openPage(routes, path);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status });

test('a card says who keeps the showcase, who may receive it and what it lacks', async () => {
  open('/admin/communities');
  expect(await screen.findByRole('link', { name: 'Răchita' })).toBeTruthy();
  for (const text of [
    'O ține asociația',
    'Comuna Răchita este membră și o poate primi',
    'Lipsesc: imaginea, populația',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /de test/ })).toBeNull();
});

test('an empty list, one without matches and one that failed differ', async () => {
  open('/admin/communities', { items: [] });
  expect(await screen.findByText('Nicio comunitate încă')).toBeTruthy();
  cleanup();
  open('/admin/communities?q=abc', { items: [] });
  expect(await screen.findByText('Nicio comunitate nu se potrivește')).toBeTruthy();
  cleanup();
  open('/admin/communities', { list: refusal(500, 'internal', 'Eroare.') });
  expect(await screen.findByRole('button', { name: /Încearcă din nou/ })).toBeTruthy();
});

test('a reader sees no acts', async () => {
  open('/admin/communities', { items: [{ ...item, actions: [] }], tests: 0, role: 'viewer' });
  await screen.findByRole('link', { name: 'Răchita' });
  expect(screen.queryByRole('button', { name: /Adaugă|Șterge|Modifică|Creează/ })).toBeNull();
});

test('a new showcase is checked by the contract, and created', async () => {
  open('/admin/communities');
  await screen.findByRole('link', { name: 'Răchita' });
  await press('Adaugă o comunitate');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  const alert = await dialog.findByRole('alert');
  for (const text of ['Alegeți județul.', 'Scrieți numele comunității.', 'Scrieți o descriere'])
    expect(alert.textContent).toContain(text);
  expect(calls).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('Județ'), 'AB');
  await userEvent.type(dialog.getByLabelText('Numele comunității'), 'Valea');
  await userEvent.click(dialog.getByLabelText(/^Publică prezentarea acum/));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    call: 'POST /api/admin/communities',
    body: { name: 'Valea', countyCode: 'AB', siruta: null, featuredImageId: null, isPublished: false },
  });
  expect(await screen.findByText('Comunitatea a fost creată!')).toBeTruthy();
});

test('an edit that came too late keeps the text and is titled as a failed save', async () => {
  open('/admin/communities', { answer: refusal(409, 'version.stale', '') });
  await screen.findByRole('link', { name: 'Răchita' });
  await press('Modifică, Răchita');
  const dialog = within(await screen.findByRole('dialog'));
  const address = await dialog.findByLabelText(/^Adresă/);
  await userEvent.type(address, 'Str. Mare 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('A apărut o eroare la salvarea comunității');
  expect((address as HTMLInputElement).value).toBe('Str. Mare 1');
  expect(calls).toMatchObject([
    { call: 'PUT /api/admin/communities/c-1', body: { address: 'Str. Mare 1', version: 3 } },
  ]);
});

test('a deletion asks for the name and a reason', async () => {
  open('/admin/communities', { answer: refusal(503, 'service.busy', 'Portalul este ocupat.') });
  await screen.findByRole('link', { name: 'Răchita' });
  await press('Șterge, Răchita');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Scrieți numele/), 'Altul');
  await userEvent.click(dialog.getByRole('button', { name: 'Șterge' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Scrieți motivul.');
  expect(calls).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Scrieți numele/));
  await userEvent.type(dialog.getByLabelText(/^Scrieți numele/), 'Răchita');
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Dublură.');
  await userEvent.click(dialog.getByRole('button', { name: 'Șterge' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ name: 'Răchita', reason: 'Dublură.', version: 3 });
  expect((await dialog.findByRole('alert')).textContent).toContain('A apărut o eroare la ștergerea comunității');
});

test('test showcases are offered in a demonstration only, then their removal', async () => {
  open('/admin/communities', { tests: 0, answer: () => Response.json({ count: 5 }) });
  await screen.findByRole('button', { name: 'Creează 5 comunități de test' });
  expect(screen.queryByRole('button', { name: 'Șterge comunitățile de test' })).toBeNull();
  await press('Creează 5 comunități de test');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Creează 5 comunități de test' }));
  expect(await screen.findByText('Au fost create 5 comunități de test!')).toBeTruthy();
  cleanup();
  open('/admin/communities', { tests: 5 });
  await screen.findByRole('button', { name: 'Șterge comunitățile de test' });
  expect(screen.queryByRole('button', { name: 'Creează 5 comunități de test' })).toBeNull();
});

test('a page offers the acts that the service lists, and hands over to the member that joined', async () => {
  open('/admin/communities/c-1');
  await screen.findByRole('heading', { level: 1, name: 'Răchita' });
  for (const name of ['Ascunde', 'Șterge', 'Predă unei instituții'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restaurează' })).toBeNull();
  await press('Predă prezentarea: Comuna Răchita');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Predă prezentarea' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ body: { organisationId: 'o-1', version: 3 } });
});

test('a deleted showcase says until when it can be restored', async () => {
  const one: AdminCommunityView = {
    ...{ ...view, state: 'deleted', joined: null, removedAt: '2026-04-01T10:00:00Z', reason: 'Dublură.' },
    actions: ['undelete'],
  };
  open('/admin/communities/c-1', { one });
  expect(await screen.findByText('Prezentarea este ștearsă.')).toBeTruthy();
  expect(screen.getByText('Dublură.')).toBeTruthy();
  expect(screen.getByText(/^Se elimină pe 1 aprilie 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Modifică' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Restaurează' })).toBeTruthy();
});
