import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { memberOperations, MembersView, MemberView } from '@psp/contracts/members';
import { DesignProvider } from '@psp/design-system/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '@psp/remote/query';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { MembersPage } from './members-page.tsx';

const AT = '2026-03-05T07:30:00Z';
const member = (deciding: Partial<MemberView>): MemberView => ({
  id: 'andrei',
  displayName: 'Andrei Popa',
  position: 'Consilier',
  email: 'andrei@primaria.ro',
  role: 'editor',
  lastSeenAt: null,
  isYou: false,
  isSuspended: false,
  version: 1,
  actions: ['changeRole', 'remove', 'handOver'],
  ...deciding,
});
const ioana = member({ id: 'ioana', displayName: 'Ioana Munteanu', email: 'ioana@primaria.ro', role: 'owner' });
const owned: MembersView = {
  canManage: true,
  members: [{ ...ioana, isYou: true, actions: [] }, member({})],
  invitations: [],
  accessRequests: [
    {
      id: 'cerere',
      displayName: 'Radu Ene',
      position: '',
      email: 'radu@primaria.ro',
      message: '',
      createdAt: AT,
      version: 4,
    },
  ],
};

async function open(first: MembersView, area: 'uat' | 'admin' = 'uat') {
  const stored = { view: first };
  const service = fakeApi<typeof memberOperations>(() => stored.view);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <main>
          <MembersPage members={{ api: service.api, area }} />
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Persoane' });
  return { ...service, stored };
}

const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const choose = async (who: string, item: string) => {
  await press(`Acțiuni pentru ${who}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  const organisation = { id: 'sibiu', name: 'Municipiul Sibiu', kind: 'uat', status: 'approved' } as const;
  useSession.setState({ status: 'signed-in', organisation, kind: 'uat', role: 'owner' });
});
afterEach(cleanup);

test('an owner invites by e-mail, and missing fields are reported before anything is sent', async () => {
  const { calls } = await open(owned);
  await press('Invită o persoană');
  const dialog = await screen.findByRole('dialog');
  await press('Trimite invitația', dialog);
  const summary = await within(dialog).findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Scrieți adresa de e-mail.', 'Alegeți rolul.']);
  for (const link of links)
    expect(document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Adresa de e-mail'), ' dan@primaria.ro ');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Cititor/ }));
  await press('Trimite invitația', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([
    { address: 'POST /members/invitations', input: { body: { email: 'dan@primaria.ro', role: 'viewer' } } },
  ]);
});

test('a refused invitation keeps the typed values, also after the dialog was closed', async () => {
  const { refuse } = await open(owned);
  refuse(409, 'invitation.exists', 'Această adresă are deja o invitație deschisă.');
  await press('Invită o persoană');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Adresa de e-mail'), 'dan@primaria.ro');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Editor/ }));
  await press('Trimite invitația', dialog);
  expect(
    await within(dialog).findByRole('link', { name: 'Această adresă are deja o invitație deschisă.' }),
  ).toBeTruthy();
  await press('Renunță', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Invită o persoană');
  const again = await screen.findByRole('dialog');
  expect(within(again).getByLabelText<HTMLInputElement>('Adresa de e-mail').value).toBe('dan@primaria.ro');
  expect(within(again).queryByRole('alert')).toBeNull();
});

test('after a stale refusal the members are refetched, and the next attempt uses the new version', async () => {
  const { calls, refuse, stored } = await open(owned);
  await choose('Andrei Popa', 'Schimbă rolul');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Proprietar/ }));
  refuse(409, 'version.stale', '');
  stored.view = { ...owned, members: [ioana, member({ version: 2 })] };
  await press('Salvează rolul', dialog);
  expect(await within(dialog).findByText(/altcineva a făcut o schimbare/)).toBeTruthy();
  await press('Salvează rolul', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 'andrei', body: { role: 'owner', version: 1 } },
    { id: 'andrei', body: { role: 'owner', version: 2 } },
  ]);
});

test('a member without activity in this organisation is shown as such', async () => {
  await open(owned);
  expect(screen.getAllByText('Nu a lucrat încă aici')).toHaveLength(2);
});

test('the current role of a member is not sent', async () => {
  const { calls } = await open(owned);
  await choose('Andrei Popa', 'Schimbă rolul');
  const dialog = await screen.findByRole('dialog');
  await press('Salvează rolul', dialog);
  expect(await within(dialog).findAllByText('Alegeți alt rol decât cel de acum.')).toHaveLength(2);
  expect(calls).toEqual([]);
});

test('handing over and removing explain the consequences and need a confirmation', async () => {
  const { calls, refuse } = await open(owned);
  await choose('Andrei Popa', 'Predă rolul de proprietar');
  const handOver = await screen.findByRole('alertdialog');
  expect(handOver.textContent).toContain('Dvs. rămâneți în organizație ca editor');
  refuse(409, 'member.last_owner', 'Organizația are nevoie de cel puțin un proprietar.');
  await press('Predă rolul de proprietar', handOver);
  expect(await within(handOver).findByText('Organizația are nevoie de cel puțin un proprietar.')).toBeTruthy();
  await press('Renunță', handOver);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose('Andrei Popa', 'Scoate din organizație');
  await press('Scoate din organizație', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = { id: 'andrei', body: { version: 1 } };
  expect(calls).toEqual([
    { address: 'POST /members/:id/hand-over', input: sent },
    { address: 'POST /members/:id/remove', input: sent },
  ]);
});

test('a request for access is granted with a role, or declined with a reason', async () => {
  const { calls } = await open(owned);
  await press('Acordă acces, Radu Ene');
  const accept = await screen.findByRole('dialog');
  await userEvent.click(within(accept).getByRole('radio', { name: /^Editor/ }));
  await press('Acordă acces', accept);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Refuză, Radu Ene');
  const decline = await screen.findByRole('alertdialog');
  await press('Refuză accesul', decline);
  expect(await within(decline).findAllByText('Scrieți motivul.')).toHaveLength(2);
  await userEvent.type(within(decline).getByLabelText('Motivul'), 'Nu lucrează la noi.');
  await press('Refuză accesul', decline);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).toEqual([
    {
      address: 'POST /members/access-requests/:id/accept',
      input: { id: 'cerere', body: { role: 'editor', version: 4 } },
    },
    {
      address: 'POST /members/access-requests/:id/decline',
      input: { id: 'cerere', body: { reason: 'Nu lucrează la noi.', version: 4 } },
    },
  ]);
});

test('a member who is not an owner sees the members and whom to ask, and can only leave', async () => {
  const people = [{ ...ioana, actions: [] }, member({ isYou: true, actions: ['remove'] })];
  await open({ canManage: false, members: people, invitations: [], accessRequests: [] });
  expect(screen.queryByRole('button', { name: 'Invită o persoană' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acțiuni pentru Ioana Munteanu' })).toBeNull();
  expect(screen.getByRole('link', { name: 'ioana@primaria.ro' })).toBeTruthy();
  await choose('Andrei Popa', 'Părăsește organizația');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Părăsiți Municipiul Sibiu?');
});

test('an organisation that is not approved sees when it may invite', async () => {
  const organisation = { id: 'sibiu', name: 'Municipiul Sibiu', kind: 'uat', status: 'pending' } as const;
  useSession.setState({ organisation });
  await open({ ...owned, canManage: false, accessRequests: [] });
  expect(screen.getByText('Puteți invita colegi după ce înscrierea este aprobată.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invită o persoană' })).toBeNull();
});

test('only members with a suspended account are marked as suspended', async () => {
  await open({
    ...owned,
    members: [...owned.members, member({ id: 'dan', displayName: 'Dan Suspendat', isSuspended: true })],
  });
  const marked = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Cont suspendat'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Dan Suspendat')]);
});

test('the owner of the association chooses the areas of an editor', async () => {
  const { calls } = await open(owned, 'admin');
  await choose('Andrei Popa', 'Schimbă rolul');
  const dialog = await screen.findByRole('dialog');
  await press('Salvează rolul', dialog);
  expect(await within(dialog).findAllByText('Alegeți alt rol sau alte domenii decât cele de acum.')).toHaveLength(2);
  for (const name of ['Moderare', 'Bibliotecă și asistent', 'Evenimente și cursuri', 'Conținut și setări'])
    await userEvent.click(within(dialog).getByRole('checkbox', { name }));
  await press('Salvează rolul', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ input }) => input)).toEqual([
    { id: 'andrei', body: { role: 'editor', version: 1, areas: ['support'] } },
  ]);
});

test('the owner of the association invites an editor into some areas, and gives access to some', async () => {
  const { calls } = await open(owned, 'admin');
  await press('Invită o persoană');
  const invite = await screen.findByRole('dialog');
  await userEvent.type(within(invite).getByLabelText('Adresa de e-mail'), 'noua@asociatie.ro');
  expect(within(invite).queryByRole('checkbox')).toBeNull();
  await userEvent.click(within(invite).getByRole('radio', { name: /^Editor/ }));
  for (const name of ['Moderare', 'Bibliotecă și asistent', 'Conținut și setări'])
    await userEvent.click(within(invite).getByRole('checkbox', { name }));
  await press('Trimite invitația', invite);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Acordă acces, Radu Ene');
  const accept = await screen.findByRole('dialog');
  await userEvent.click(within(accept).getByRole('radio', { name: /^Editor/ }));
  await press('Acordă acces', accept);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ input }) => input)).toEqual([
    { body: { email: 'noua@asociatie.ro', role: 'editor', areas: ['support', 'events'] } },
    { id: 'cerere', body: { role: 'editor', version: 4, areas: null } },
  ]);
});

test('other roles and other organisations have no areas', async () => {
  await open(owned, 'admin');
  await choose('Andrei Popa', 'Schimbă rolul');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Cititor/ }));
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  cleanup();
  await open(owned);
  await choose('Andrei Popa', 'Schimbă rolul');
  expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).toBeNull();
});
