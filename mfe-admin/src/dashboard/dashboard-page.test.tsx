import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { aHealth } from '../health/testing/health.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { anOverview, NOTHING } from './testing/overview.ts';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const failure = () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
const answer = (
  overview: () => Response | Promise<Response>,
  health: () => Response = () => Response.json(aHealth()),
) => {
  globalThis.fetch = async (url) => (String(url).endsWith('/health') ? health() : overview());
};
const open = () => openAt(<DashboardPage />);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('kinds of a newer release are left out', async () => {
  const known = anOverview();
  const { groups, items } = known.waiting;
  const kind = 'kind-of-tomorrow';
  const waiting = {
    ...known.waiting,
    groups: [...groups, { ...groups[0], kind, count: 3 }],
    items: [...items, { ...items[0], kind, id: 'new', title: 'Ceva nou' }],
  };
  answer(() => Response.json({ ...known, waiting }));
  open();
  expect(await screen.findByText('Cereri de înscriere')).toBeTruthy();
  expect(screen.queryByText('Ceva nou')).toBeNull();
  expect(screen.getByText(/Așteaptă peste 1\.002 lucruri/)).toBeTruthy();
});

test('what waits is shown by kind and one by one, each with its page', async () => {
  answer(() => Response.json(anOverview()));
  open();
  const groups = await screen.findByRole('table', { name: 'Ce așteaptă' });
  expect(
    within(groups)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mesaje de suport fără răspuns', 'Cereri de înscriere']);
  expect(within(groups).getByText('peste 1.000')).toBeTruthy();
  expect(within(groups).getByText(/^depășit de /)).toBeTruthy();
  expect(within(groups).getByText('fără termen')).toBeTruthy();
  expect(hrefOf('Răspunde: Mesaje de suport fără răspuns')).toBe('/admin/tickets?status=open');
  expect(hrefOf('Nu pot trimite')).toBe('/admin/tickets/ticket');
  expect(hrefOf('Cuvinte pentru căutare')).toBe('/admin/health');
  expect(hrefOf('Ferma Albă')).toBe('/admin/users/organizatii/firma');
  expect(
    screen.getByText(/Așteaptă peste 1\.002 lucruri\. Unul a depășit termenul\. 2 ajung azi la termen\./),
  ).toBeTruthy();
  expect(hrefOf(/de organizații aprobate/)).toBe('/admin/users?status=approved');
  expect(screen.getByText('Încercare refuzată: organizație suspendată: Nord Cloud')).toBeTruthy();
  const ways = within(screen.getByRole('navigation', { name: 'Zonele de lucru' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Moderare',
    'Solicitări',
    'Utilizatori',
  ]);
});

test('with nothing waiting the page says so, and so does the card of acts', async () => {
  answer(() => Response.json(anOverview({ waiting: NOTHING, acts: [] })));
  open();
  expect(await screen.findByRole('heading', { name: 'Nimic nu așteaptă' })).toBeTruthy();
  expect(screen.getByText('Niciun act al oamenilor asociației încă.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Cele mai vechi, pe rând' })).toBeNull();
});

test('while it loads, nothing is said about what waits', async () => {
  answer(() => new Promise<Response>(() => {}));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Panou de administrare' })).toBeTruthy();
  expect(screen.queryByText(/așteaptă/i)).toBeNull();
});

test('a failed read is shown with a retry, and one of the health leaves the rest in place', async () => {
  answer(failure);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('A apărut o eroare.');
  answer(() => Response.json(anOverview()), failure);
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('table', { name: 'Ce așteaptă' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('A apărut o eroare.');
});
