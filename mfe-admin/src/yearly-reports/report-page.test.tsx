import { afterEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';
import { YEARLY_MEASURE_NAMES, YEARLY_SECTION_NAMES, YEARLY_WORDS } from '@psp/contracts/yearly-figures';
import { type EditedYearlyReport, editedYearlyReport } from '@psp/contracts/yearly-reports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt, openRoutes } from '../testing/open-at.tsx';
import { reportQuery } from './queries.ts';
import { YearlyReportPage } from './report-page.tsx';

const AT = '2026-02-01T10:00:00Z';
const ID = '0192d6f3-8d02-7000-9966-000000000001';
const each = <Value,>(names: readonly string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]));
/* A draft that its reader publishes and does not edit, so that the form is not there. */
const draft = (blockedBy: EditedYearlyReport['blockedBy']): EditedYearlyReport =>
  editedYearlyReport.parse({
    ...{ id: ID, version: 1, year: 2025, status: 'draft', publishedAt: null, computedAt: AT, corrections: [] },
    ...{ texts: each(YEARLY_SECTION_NAMES, ''), actions: ['publish'], history: [], blockedBy },
    figures: { totals: each(YEARLY_MEASURE_NAMES, 6), tables: { counties: [], domains: [] }, words: YEARLY_WORDS },
  });
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  localStorage.clear();
  useSession.setState({ account: null });
});

test.each([
  ['running', 'Anul 2025 nu s-a încheiat', /de la 1 ianuarie 2026/],
  ['no_opening', 'Lipsește cuvântul înainte', /Scrieți și salvați cuvântul înainte/],
  ['no_data', 'Anul nu are cifre de publicat', /solicitări, oferte sau proiecte/],
  [null, 'Raportul se poate publica.', /Citiți previzualizarea/],
] as const)('a draft blocked by %s says so, and is published only when nothing blocks it', (blockedBy, title, text) => {
  openAt(<YearlyReportPage />, {
    known: [[reportQuery(ID).queryKey, draft(blockedBy)]],
    path: '/admin/reports/yearly/:id',
    address: `/admin/reports/yearly/${ID}`,
  });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publică raportul' }) !== null).toBe(blockedBy === null);
});

test('a draft is discarded after a question, with what was not saved in it, and its list is opened', async () => {
  const calls: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST') calls.push([String(url), JSON.parse(String(init.body))]);
    return init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ items: [] });
  };
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  const key = draftKey('ana', `yearly-report:${ID}`);
  const content = { ...draft(null).texts, opening: '<p>Nesalvat.</p>' };
  localStorage.setItem(key, JSON.stringify({ content, version: 1, creation: null, unanswered: [] }));
  const known = { ...draft('no_opening'), actions: ['edit', 'discard', 'publish'] };
  const { router } = openRoutes(
    [
      { path: '/admin/reports/yearly/:id', element: <YearlyReportPage /> },
      { path: '/admin/reports/yearly', element: <p>Lista</p> },
    ],
    { known: [[reportQuery(ID).queryKey, known]], address: `/admin/reports/yearly/${ID}` },
  );
  expect(await screen.findByText(/^Aveți modificări nesalvate/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Șterge ciorna' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/se poate începe din nou/)).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Șterge ciorna' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/reports/yearly'));
  expect(calls).toEqual([[expect.stringContaining(`/yearly-reports/${ID}/discard`), { version: 1 }]]);
  expect(localStorage.getItem(key)).toBeNull();
});
