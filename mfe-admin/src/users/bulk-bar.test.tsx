import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { UsersPage } from './users-page.tsx';

const AT = '2026-03-05T07:30:00Z';
const firm = (id: string) => ({
  ...{ id, kind: 'firma', name: `Firma ${id}`, status: 'approved' },
  ...{ countyCode: 'SB', members: 1, createdAt: AT },
});
const list = { items: ['a', 'b'].map(firm), total: 2, page: 1, pageSize: 20 };

const calls: { url: string; body: unknown }[] = [];
const { fetch } = globalThis;
beforeEach(() => {
  calls.length = 0;
  useSession.setState({ role: 'editor', areas: null });
  globalThis.fetch = async (url, init) => {
    const path = String(url);
    if (init?.method === 'POST') calls.push({ url: path, body: JSON.parse(String(init.body)) });
    const answer = path.includes('/bulk-acts/organisations') ? { count: 213, isMore: false } : { ...list, id: 'act' };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

async function open(address = '/admin/users?kind=firma') {
  const { router } = openAt(<UsersPage />, { address });
  await screen.findByRole('table');
  return router;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const act = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Acțiune pentru cele alese' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole(name === 'Propune suspendarea' ? 'alertdialog' : 'dialog');
};

test('chosen rows are counted, and the act opens the page of its progress', async () => {
  const router = await open();
  expect(screen.queryByRole('button', { name: 'Acțiune pentru cele alese' })).toBeNull();
  await userEvent.click(box('Alege Firma a'));
  expect(screen.getByText('1 ales')).toBeTruthy();
  const dialog = await act('Amintește completarea profilului');
  expect(within(dialog).getByText('Amintește completarea profilului: 1 organizație?')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pornește' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/actiuni/act'));
  expect(calls).toMatchObject([{ body: { action: 'remindProfile', ids: ['a'], count: 1, reason: '', package: null } }]);
});

test('all that match are chosen with their number and the filters', async () => {
  await open();
  await userEvent.click(box('Alege Firma a'));
  await userEvent.click(await screen.findByRole('button', { name: 'Toate cele 213 care se potrivesc' }));
  expect(box('Alege Firma b').checked).toBe(true);
  const dialog = await act('Schimbă pachetul');
  const start = () => userEvent.click(within(dialog).getByRole('button', { name: 'Pornește' }));
  await start();
  expect((await within(dialog).findAllByText('Alegeți pachetul.')).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await userEvent.selectOptions(within(dialog).getByLabelText('Pachetul nou'), 'silver');
  await userEvent.type(within(dialog).getByLabelText('Motivul'), 'Hotărârea 12.');
  await start();
  await waitFor(() =>
    expect(calls).toMatchObject([
      { body: { action: 'setPackage', count: 213, package: 'silver', organisations: { q: '', kind: 'firma' } } },
    ]),
  );
});

test.each([
  ['readers', { role: 'viewer', areas: null }],
  ['editors of another area', { role: 'editor', areas: ['library'] }],
] as const)('%s choose nothing', async (_, { role, areas }) => {
  useSession.setState({ role, areas: areas === null ? null : [...areas] });
  await open();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
