import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { ownArticleOperations } from '@psp/contracts/own-articles';
import type { OwnCommunityView } from '@psp/contracts/own-community';
import { expectFocus } from '@psp/design-system/testing/focus';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { communityArea, type CommunityOperations } from './area.ts';
import { CommunityPage } from './community-page.tsx';
import { ownCommunity } from './testing/own-community.ts';

/* Opens the page for a user with this role. Every call answers with `stored`, which a test may replace. */
async function open(community: OwnCommunityView | null, role: Role = 'editor') {
  useSession.setState({ role });
  const stored = { community };
  const empty = { items: [], total: 0, page: 1, pageSize: 20 };
  const { api, ...service } = fakeApi<CommunityOperations>(() => ({ ...stored }));
  const listed = fakeApi<typeof ownArticleOperations>(() => empty);
  const articles = { kind: 'uat', path: '/uat/community/articles', api: listed.api } as const;
  openPage([{ path: '/', element: <CommunityPage area={communityArea(api, articles)} /> }], '/');
  await screen.findByRole('heading', { level: 1, name: 'Comunitatea mea' });
  return { ...service, stored };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const { fetch } = globalThis;
beforeEach(() => {
  useSession.setState({ status: 'signed-in', kind: 'uat' });
  /* Answers the requests for colleagues who edit the same text, and for the types that are offered. */
  globalThis.fetch = async (url) =>
    String(url).includes('/taxonomies/')
      ? Response.json({ items: [{ slug: 'istoric', name: 'Istoric' }] })
      : Response.json({ names: ['Ana Pop', 'Ion Rus'] });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  localStorage.clear();
});

test('a section is edited in place, validated and saved on its own, and the focus returns to its button', async () => {
  const { calls, stored } = await open(ownCommunity());
  await press('Modifică: Statistici');
  expect(await screen.findByText('Ana Pop și Ion Rus modifică acum același text.')).toBeTruthy();
  const field = screen.getByLabelText(/^Proiecte finalizate/);
  await expectFocus(() => field);
  await userEvent.clear(field);
  await userEvent.type(field, '-4');
  await press('Salvează statisticile');
  expect((await screen.findByRole('alert')).textContent).toContain('Scrieți un număr pozitiv.');
  expect(calls).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  const statistics = { ...ownCommunity().statistics, projectsCompleted: 7, version: 2 };
  stored.community = ownCommunity({ statistics });
  await press('Salvează statisticile');
  await expectFocus(() => screen.getByRole('button', { name: 'Modifică: Statistici' }));
  expect(section('Statistici').getByText('7')).toBeTruthy();
  expect(calls).toEqual([
    {
      address: 'PUT /communities/:id/statistics',
      input: {
        id: 'c-1',
        body: {
          version: 1,
          content: { projectsCompleted: 7, budgetAllocated: '12 milioane de lei', citizensServed: 0 },
        },
      },
    },
  ]);
});

test('when a colleague has saved the same section, both texts are shown and the user chooses one', async () => {
  const { calls, refuse, stored } = await open(ownCommunity());
  await press('Modifică: Contact');
  const address = screen.getByLabelText(/^Adresă/);
  await userEvent.clear(address);
  await userEvent.type(address, 'Str. Mea 1');
  const contact = { ...ownCommunity().contact, address: 'Str. Colegului 2', version: 2 };
  stored.community = ownCommunity({ contact });
  refuse(409, 'version.stale', '');
  await press('Salvează contactul');
  const both = await screen.findByRole('table', { name: 'Cele două variante' });
  expect(
    within(both)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Str. Mea 1', 'Str. Colegului 2']);
  await press('Păstrează varianta mea');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ input: { body: { version: 2, content: { address: 'Str. Mea 1' } } } });
});

const expectFocusOn = (name: string) => expectFocus(() => screen.getByRole('button', { name }));

test('when the form of a part closes, saved or cancelled, the focus returns to the button that opened it', async () => {
  const { stored } = await open(ownCommunity());
  await press('Modifică: Turnul Sfatului');
  await press('Renunță');
  await expectFocusOn('Modifică: Turnul Sfatului');
  await press('Modifică: Turnul Sfatului');
  await userEvent.type(screen.getByLabelText('Denumire'), ' mare');
  const [tower] = ownCommunity().attractions;
  stored.community = ownCommunity({ attractions: [{ ...tower!, name: 'Turnul Sfatului mare', version: 2 }] });
  await press('Salvează atracția');
  await expectFocusOn('Modifică: Turnul Sfatului mare');
});

test('when the form of a new part closes, the focus moves to the edit button of the new part, else to the add button', async () => {
  const { stored } = await open(ownCommunity());
  await press('Adaugă o atracție');
  await press('Renunță');
  await expectFocusOn('Adaugă o atracție');
  await press('Adaugă o atracție');
  await userEvent.type(screen.getByLabelText('Denumire'), 'Podul Minciunilor');
  await screen.findByRole('option', { name: 'Istoric' });
  await userEvent.selectOptions(screen.getByLabelText('Tip'), 'istoric');
  const [tower] = ownCommunity().attractions;
  stored.community = ownCommunity({ attractions: [tower!, { ...tower!, id: 'a-2', name: 'Podul Minciunilor' }] });
  await press('Salvează atracția');
  await expectFocusOn('Modifică: Podul Minciunilor');
});

test('a viewer sees everything and no button to change it', async () => {
  await open(ownCommunity({ actions: [] }), 'viewer');
  expect(screen.getByText('Turnul Sfatului')).toBeTruthy();
  expect(section('Proiecte în derulare').getByText('Niciun proiect încă.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Previzualizează']);
});

test('the list of sections shows what each one lacks', async () => {
  await open(ownCommunity());
  const list = within(screen.getByRole('navigation', { name: 'Secțiuni' }));
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('Atracțiicompletat');
  expect(lines).toContain('Galerie1 imagine fără descriere');
  expect(lines).toContain('Proiecte în derulareniciun proiect');
});

test('without a showcase, an editor can start one and a viewer sees who can', async () => {
  const { calls } = await open(null);
  await press('Începe prezentarea');
  await waitFor(() => expect(calls).toEqual([{ address: 'POST /communities', input: {} }]));
  cleanup();
  await open(null, 'viewer');
  expect(screen.getByText('Un proprietar sau un editor al instituției o poate începe.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Începe prezentarea' })).toBeNull();
});
