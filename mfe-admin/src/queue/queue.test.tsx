import { afterEach, expect, test } from '@jest/globals';
import type { ReportedItem, ReportedView } from '@psp/contracts/reported-conversations';
import type { ModeratedSolutionView } from '@psp/contracts/moderated-solutions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { reportQueue } from '../reported-conversations/queries.ts';
import { ReportedConversationPage } from '../reported-conversations/report-page.tsx';
import { ReportedConversationsPage } from '../reported-conversations/reports-page.tsx';
import { solutionQueue } from '../solutions/queries.ts';
import { SolutionPage } from '../solutions/solution-page.tsx';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';

const AT = '2026-03-05T07:30:00Z';
const page = { page: 1, pageSize: 20 };
const item = (id: string): ReportedItem => ({
  id,
  status: 'open',
  reason: 'other',
  subject: `Plata ${id}`,
  isOfMessage: false,
  reporter: { id: 'sadu', name: 'Sadu' },
  other: { id: 'softprim', name: 'Softprim' },
  at: AT,
});
const report: ReportedView = {
  ...item('r-1'),
  version: 3,
  text: 'Ne jignește.',
  kind: 'uat',
  author: 'Ana',
  decision: null,
  locked: null,
  messages: [],
  history: [],
  actions: ['dismiss', 'uphold'],
};
const solution: ModeratedSolutionView = {
  id: 's-1',
  version: 2,
  status: 'withdrawn',
  isOver: false,
  reason: 'Preț greșit.',
  publishedAt: AT,
  updatedAt: AT,
  item: {
    kind: 'authored',
    id: 's-1',
    title: 'Iluminat public',
    description: '',
    domain: 'mediu',
    unit: 'project',
    validUntil: null,
    priceMin: 1,
    priceMax: 2,
    currency: 'RON',
    features: [],
    partner: { id: 'civis', name: 'Civis', verified: false, rating: null, reviewCount: 0 },
  },
  history: [],
  actions: ['restore'],
};

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

const open = (element: ReactElement, path: string, address: string, known: [readonly unknown[], unknown][]) =>
  openAt(element, { known, path, address });

const openReport = (view = report) => {
  const filters = reportQueue.list.read(new URLSearchParams('q=plata'));
  const list = { ...page, items: [item('r-1'), item('r-2')], total: 2, waiting: 2 };
  const calls = answerPortal({ ...view, ...list });
  const opened = open(
    <ReportedConversationPage />,
    '/admin/reported-conversations/:id',
    '/admin/reported-conversations/r-1?q=plata',
    [
      [reportQueue.listQuery(filters).queryKey, list],
      [reportQueue.viewQuery('r-1').queryKey, view],
      [reportQueue.viewQuery('r-2').queryKey, { ...report, ...item('r-2') }],
    ],
  );
  return { calls, filters, ...opened };
};

test('the list shows how many records wait and keeps its filters in the links', async () => {
  answerPortal({ ...page, items: [item('r-1')], total: 1, waiting: 3 });
  open(<ReportedConversationsPage />, '*', '/admin/reported-conversations?q=plata', []);
  const link = await screen.findByRole('link', { name: 'Plata r-1' });
  expect(link.getAttribute('href')).toBe('/admin/reported-conversations/r-1?q=plata');
  expect(screen.getByText('3 raportări așteaptă decizia asociației')).toBeTruthy();
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Stare');
});

test('an answer of the previous release without the count shows none', async () => {
  answerPortal({ ...page, items: [item('r-1')], total: 1 });
  open(<ReportedConversationsPage />, '*', '/admin/reported-conversations', []);
  await screen.findByRole('link', { name: 'Plata r-1' });
  expect(screen.queryByText(/decizia asociației/)).toBeNull();
});

test('a record leads back to its filtered list and on to the next one, by link and by key', async () => {
  const { router } = openReport();
  expect(screen.getByRole('link', { name: 'Conversații raportate' }).getAttribute('href')).toBe(
    '/admin/reported-conversations?q=plata',
  );
  const next = screen.getByRole('link', { name: 'Următoarea raportare' });
  expect(next.getAttribute('href')).toBe('/admin/reported-conversations/r-2?q=plata');
  expect(
    screen.getByText('De la tastatură: Alt+S suspendă conversația, Alt+R respinge, Alt+U următoarea raportare.'),
  ).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyU', altKey: true });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/reported-conversations/r-2'));
});

test('a key asks for the decision, which needs its reason; the next record stays the next', async () => {
  const { calls, queries, filters } = openReport();
  fireEvent.keyDown(window, { code: 'KeyR', altKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Respingeți raportarea?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Respinge' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Explicația'), 'Fără temei.');
  await userEvent.click(dialog.getByRole('button', { name: 'Respinge' }));
  await waitFor(() =>
    expect(calls).toEqual([
      {
        call: 'POST /api/admin/reported-conversations/r-1/dismiss',
        body: { version: 3, reason: 'Fără temei.' },
      },
    ]),
  );
  queries.setQueryData(reportQueue.listQuery(filters).queryKey, {
    ...page,
    items: [item('r-0'), item('r-2')],
    total: 2,
  });
  const next = await screen.findByRole('link', { name: 'Următoarea raportare' });
  expect(next.getAttribute('href')).toBe('/admin/reported-conversations/r-2?q=plata');
});

test('a decision without a dialog has one when it is opened by its key', async () => {
  const calls = answerPortal({ ...solution, ...page, items: [], total: 0 });
  open(<SolutionPage />, '/admin/solutions/:id', '/admin/solutions/s-1', [
    [solutionQueue.viewQuery('s-1').queryKey, solution],
    [solutionQueue.listQuery(solutionQueue.list.none).queryKey, { ...page, items: [], total: 0 }],
  ]);
  expect(screen.getByText('De la tastatură: Alt+D redă în marketplace.')).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyD', altKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Redați soluția în marketplace: Iluminat public?' }));
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Renunță' }));
  await userEvent.click(screen.getByRole('button', { name: 'Redă în marketplace' }));
  await waitFor(() => expect(calls).toEqual([{ call: 'POST /api/admin/solutions/s-1/restore', body: { version: 2 } }]));
});

test('an action that the server does not allow has neither a button nor a key', () => {
  openReport({ ...report, status: 'dismissed', actions: [] });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(window, { code: 'KeyR', altKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('De la tastatură: Alt+U următoarea raportare.')).toBeTruthy();
});
