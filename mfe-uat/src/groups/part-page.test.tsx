import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { GroupPart, PartContent, PartStatus } from '@psp/contracts/group-parts';
import type { GroupView } from '@psp/contracts/groups';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PartPage } from './part-page.tsx';
import { groupQuery } from './queries.ts';

const { fetch } = globalThis;
const ID = '0190a000-0000-7000-8000-000000000001';
const content: PartContent = { need: 'Două gratere.', quantity: '', budget: null, place: 'Remiza' };
const empty: PartContent = { need: '', quantity: '', budget: null, place: '' };
let own: GroupPart;
let more: Partial<GroupView> = {};
let taken: PartContent[] = [];

const part = (status: PartStatus, rest: Partial<GroupPart> = {}): GroupPart => ({
  ...{ id: 'partea', version: 1, status, ...empty, reason: null, answeredAt: null, actions: [] },
  ...{ authority: { id: 'cristian', name: 'Comuna Cristian', county: 'Sibiu' }, ...rest },
});
const viewNow = (): GroupView => ({
  ...{ id: ID, number: 'SP-2026-000007', title: 'Gratere', status: 'draft', isLeader: false },
  ...{ leader: { id: 'selimbar', name: 'Comuna Șelimbăr', county: 'Sibiu' }, parts: [own], own, work: null },
  ...{ mayRead: false, mayInvite: false, content: null, ...more },
});

/* A fake service that stores the part and refuses a stale version. */
beforeEach(() => {
  localStorage.clear();
  [own, more, taken] = [part('invited', { actions: ['confirm', 'decline'] }), {}, []];
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (_, init) => {
    if (init?.method === 'GET') return Response.json(viewNow());
    const { version, content: written } = JSON.parse(String(init?.body));
    if (own.version !== version)
      return Response.json({ code: 'version.stale', message: 'Între timp s-a modificat.' }, { status: 409 });
    taken.push(written);
    own = part('confirmed', { ...written, version: version + 1, actions: ['confirm', 'withdraw'] });
    return Response.json(viewNow());
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter initialEntries={[`/${ID}`]}>
          <Routes>
            <Route path="/:id" element={<PartPage />} />
          </Routes>
        </MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return () => client.invalidateQueries({ queryKey: groupQuery(ID).queryKey });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

test('a complete part is confirmed with the written text', async () => {
  open();
  await press('Confirmă partea');
  expect((await screen.findByRole('alert')).textContent).toContain('Scrieți unde se livrează.');
  await type('Ce vă trebuie', content.need);
  await type('Locul livrării', content.place);
  await press('Confirmă partea');
  await screen.findByText('Partea dvs. este în cerere.');
  expect(taken).toEqual([content]);
  expect(screen.getByRole('button', { name: 'Retrage partea' })).toBeTruthy();
});

test('when a colleague has saved meanwhile, both texts are shown and one is chosen', async () => {
  const refetch = open();
  await type('Ce vă trebuie', 'Textul meu.');
  await type('Locul livrării', 'Remiza');
  own = part('confirmed', { ...content, version: 2, actions: ['confirm', 'withdraw'] });
  await refetch();
  await press('Salvează modificările');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['Ce vă trebuieTextul meu.Două gratere.']);
  expect(taken).toEqual([]);
  await press('Păstrează varianta mea');
  await waitFor(() => expect(taken.map(({ need }) => need)).toEqual(['Textul meu.']));
});

test('a withdrawn part can be confirmed again unchanged', async () => {
  own = part('withdrawn', { ...content, version: 3, reason: 'Din greșeală.', actions: ['confirm'] });
  open();
  await press('Confirmă partea');
  await waitFor(() => expect(taken).toEqual([content]));
});

test('text typed while the request was being sent stays available for copying', async () => {
  const refetch = open();
  await type('Ce vă trebuie', 'Textul meu.');
  own = part('missed', { version: 2 });
  more = { status: 'sent' };
  await refetch();
  expect(await screen.findByText('Cererea a fost trimisă înainte să răspundeți.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmă partea' })).toBeNull();
  expect(screen.getByText('Textul meu.')).toBeTruthy();
});

test.each<[PartStatus, Partial<GroupView>, string]>([
  ['removed', {}, 'Comuna Șelimbăr v-a scos din cerere.'],
  ['declined', { status: 'sent' }, 'Ați refuzat participarea.'],
  ['withdrawn', { status: 'sent' }, 'V-ați retras partea.'],
  ['confirmed', { status: 'sent', mayRead: true }, 'Cererea a fost trimisă firmelor, cu partea dvs.'],
])('the page explains the state of a part that is %s', async (status, rest, words) => {
  own = part(status, { ...content, reason: status === 'confirmed' ? null : 'Avem deja.' });
  more = rest;
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Vezi cererea întreagă' })).toHaveLength(rest.mayRead ? 1 : 0);
  expect(screen.queryAllByText('Motiv: Avem deja.')).toHaveLength(status === 'confirmed' ? 0 : 1);
});
