import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { IssueList } from '@psp/contracts/newsletter-issues';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../testing/open-at.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

const { fetch } = globalThis;
const AT = '2026-11-05T07:30:00Z';
const PAGE = { page: 1, pageSize: 20, subscribers: { pending: 14, confirmed: 88, unsubscribed: 8, suppressed: 6 } };
const issues: IssueList = {
  ...PAGE,
  total: 1,
  items: [
    {
      ...{ id: 'numar', subject: 'Noutăți', status: 'sending', audience: 'uat', countyCode: 'CJ', domain: null },
      ...{ scheduledAt: null, startedAt: AT, finishedAt: null, updatedAt: AT },
      progress: { total: 20, sent: 4, failed: 1, waiting: 15, skipped: 0 },
    },
  ],
};
const people = {
  ...PAGE,
  total: 1,
  items: [
    {
      ...{
        id: 'ana',
        email: 'ana@exemplu.ro',
        status: 'confirmed',
        source: 'blog',
        countyCode: null,
        domains: ['mediu'],
      },
      ...{ audience: 'visitor', createdAt: AT, since: AT },
    },
  ],
};
let list: unknown;

beforeEach(() => {
  list = issues;
  globalThis.fetch = async (url) => Response.json(String(url).includes('/subscribers') ? people : list);
});
afterEach(() => {
  globalThis.fetch = fetch;
  useSession.setState({ role: null, account: null });
  localStorage.clear();
  cleanup();
});

function open(search = '') {
  const routes = [
    { path: '/admin/newsletter', Component: NewsletterPage },
    { path: '/admin/newsletter/nou', element: <p>Numărul nou</p> },
  ];
  openRoutes(routes, { address: `/admin/newsletter${search}` });
}

test('issues are listed with their audience and progress', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Noutăți/ });
  for (const text of ['Se trimite', 'Membri PSP (instituții) · Cluj', '5 din 20 de e-mailuri', '5 noiembrie 2026'])
    expect(row.textContent).toContain(text);
  expect(screen.getByRole('link', { name: /88\s*abonați/ }).getAttribute('href')).toContain('status=confirmed');
});

test('subscribers are listed with their choices, and found by e-mail', async () => {
  open('?sectiune=abonati&q=ana');
  const row = await screen.findByRole('row', { name: /ana@exemplu.ro/ });
  for (const text of ['Abonat', 'Fără cont', 'Mediu și Dezvoltare Durabilă', 'Blog'])
    expect(row.textContent).toContain(text);
  expect(screen.getByRole('button', { name: 'Elimină filtrul „ana”' })).toBeTruthy();
});

test('an empty list offers to write the first issue', async () => {
  list = { ...issues, items: [], total: 0 };
  open();
  expect(await screen.findByText('Niciun newsletter încă')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Scrie un newsletter' }));
  expect(await screen.findByText('Numărul nou')).toBeTruthy();
});

test('a failure does not look like an empty list, and a page past the end links to the first', async () => {
  list = { ...issues, items: [], total: 21, page: 9 };
  open('?page=9');
  expect((await screen.findByRole('link', { name: 'Prima pagină' })).getAttribute('href')).toBe('/admin/newsletter');
  cleanup();
  globalThis.fetch = async () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
  open();
  expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
});

test('a reader is not offered to write', async () => {
  useSession.setState({ role: 'viewer' });
  open();
  await screen.findByText('Noutăți');
  expect(screen.queryByRole('link', { name: 'Scrie un newsletter' })).toBeNull();
});
