import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { ImportInvitation, ImportRow, OrganisationImportView } from '@psp/contracts/organisation-imports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../../testing/open-at.tsx';
import { OrganisationImportPage } from './import-page.tsx';
import { ImportTablePage } from './table-page.tsx';

const one: OrganisationImportView = {
  ...{ id: 'tabel', version: 1, name: 'membri.csv', status: 'ready', createdAt: '2026-11-05T07:30:00Z', by: 'Ana' },
  ...{ rows: 2, ready: 1, counts: { new: 1, known: 0, invited: 0, twice: 0, wrong: 1 }, accepted: 0 },
  ...{ bulkActId: null, deletedAt: '2026-12-05T07:30:00Z', actions: ['start', 'drop'] },
};
const tableRows: ImportRow[] = [
  {
    ...{ position: 1, line: 2, name: 'Firma Bună', cui: '18547290', email: 'buna@exemplu.ro' },
    ...{ outcome: 'new', invitation: null, sent: null, problem: null },
  },
  {
    ...{ position: 2, line: 3, name: 'Firma Rea', cui: '1', email: 'rea' },
    ...{ outcome: 'wrong', invitation: null, sent: null, problem: 'E-mail: Introduceți o adresă de e-mail validă.' },
  },
];
const invitation: ImportInvitation = {
  ...{ id: 'invitatie', email: 'buna@exemplu.ro', status: 'open', version: 1, actions: ['revoke'] },
};
const invited: ImportRow = {
  ...{ position: 1, line: 2, name: 'Firma Bună', cui: '18547290', email: 'buna@exemplu.ro' },
  ...{ outcome: 'new', invitation: 'open', sent: invitation, problem: null },
};
const pageOf = <T,>(items: T[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

const { fetch } = globalThis;
let view: OrganisationImportView;
let listed: OrganisationImportView[] | null;
let sent: string[];
let rows: ImportRow[];
beforeEach(() => {
  [view, listed, sent, rows] = [one, [], [], tableRows];
  useSession.setState({ role: 'owner', areas: null });
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (url.endsWith('/revoke')) {
      sent.push(url.replace(/^.*\/api/, ''));
      rows = [{ ...invited, sent: { ...invitation, version: 2, status: 'revoked', actions: [] } }];
      return Response.json(rows[0]?.sent);
    }
    if (init?.method === 'POST') {
      sent.push(url.replace(/^.*\/api/, ''));
      view = { ...view, version: 2, status: 'started', bulkActId: 'act', actions: [] };
      return Response.json(view);
    }
    if (url.includes('/rows')) return Response.json(pageOf(rows));
    if (url.includes('/tabel')) return Response.json(view);
    return listed ? Response.json(pageOf(listed)) : Response.json({ code: 'server', message: '' }, { status: 400 });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ role: null, areas: null });
});

const open = (path: string) => {
  openRoutes(
    [
      { path: '/admin/users/import', element: <OrganisationImportPage /> },
      { path: '/admin/users/import/:id', element: <ImportTablePage /> },
      { path: '/admin/users/actiuni/:id', element: <p>Acțiunea</p> },
    ],
    { address: path },
  );
};
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

test('first use says what to do; a table that was not chosen is asked for', async () => {
  open('/admin/users/import');
  expect(await screen.findByText('Niciun import încă. Descărcați exemplul și completați-l.')).toBeTruthy();
  await press('Citește tabelul');
  expect(await screen.findAllByText('Alegeți tabelul.')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('a reader sees the imports and no form; a failure is not an empty list', async () => {
  useSession.setState({ role: 'viewer' });
  listed = [one];
  open('/admin/users/import');
  expect(await screen.findByRole('link', { name: 'membri.csv' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Citește tabelul' })).toBeNull();
  cleanup();
  listed = null;
  open('/admin/users/import');
  expect(await screen.findByRole('button', { name: /Încearcă din nou|Reîncearcă/ })).toBeTruthy();
});

test('the table shows what happens to each row, and the invitations start after a question', async () => {
  open('/admin/users/import/tabel');
  const bad = await screen.findByRole('row', { name: /Firma Rea/ });
  expect(bad.textContent).toContain('De îndreptat');
  expect(bad.textContent).toContain('E-mail: Introduceți o adresă de e-mail validă.');
  await press('Trimite invitațiile');
  const dialog = await screen.findByRole('dialog', { name: 'Se invită o organizație?' });
  await press('Trimite invitațiile', dialog);
  await waitFor(() => expect(screen.getByText('Acțiunea')).toBeTruthy());
  expect(sent).toEqual(['/admin/organisation-imports/tabel/start']);
});

test('a table without a row to invite offers no invitations; one that is started leads to its progress', async () => {
  view = { ...one, ready: 0, counts: { ...one.counts, new: 0 } };
  open('/admin/users/import/tabel');
  expect(await screen.findByText('Niciun rând nu se invită')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Trimite invitațiile' })).toBeNull();
  cleanup();
  view = { ...one, status: 'started', bulkActId: 'act', actions: [], accepted: 1 };
  open('/admin/users/import/tabel');
  expect((await screen.findByRole('link', { name: 'Vezi progresul' })).getAttribute('href')).toBe(
    '/admin/users/actiuni/act',
  );
});

test('an invitation is revoked after a question, and the row then says so', async () => {
  view = { ...one, status: 'started', bulkActId: 'act', actions: [] };
  rows = [invited];
  open('/admin/users/import/tabel');
  await press('Anulează, Firma Bună');
  const dialog = await screen.findByRole('alertdialog', { name: 'Anulați invitația pentru Firma Bună?' });
  expect(dialog.textContent).toContain('buna@exemplu.ro');
  await press('Anulează invitația', dialog);
  expect(await screen.findByText('Invitație anulată')).toBeTruthy();
  expect(sent).toEqual(['/admin/founding-invitations/invitatie/revoke']);
  expect(screen.queryByRole('button', { name: /^Anulează/ })).toBeNull();
});
