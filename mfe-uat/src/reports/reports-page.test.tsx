import { afterEach, expect, test } from '@jest/globals';
import { daysOf } from '@psp/contracts/report-periods';
import type { ReportView } from '@psp/contracts/reports';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { reports } from './area.ts';
import { ReportsPage } from './reports-page.tsx';

const line = { requests: 2, requested: 100_000, offered: 68_400, accepted: 68_400 };
const nothing = { requests: 0, requested: 0, offered: 0, accepted: 0 };
const report: ReportView = {
  figures: { ...line, offersPerRequest: 1.5, daysToAccepted: 3.4, daysToCompleted: null, savings: -1600, savingsOf: 1 },
  months: [
    { month: '2026-10', ...nothing },
    { month: '2026-11', ...line },
  ],
  domains: [{ domain: 'mediu', ...line }],
  partners: [
    {
      partner: { id: 'f1', name: 'Civis Digital' },
      ...{ offers: 3, accepted: 2, value: 68_400, completed: 2, onTime: 1, rating: 4.5 },
    },
  ],
  comparison: {
    ...{ day: '2026-11-30', uatType: 'commune', band: 1 },
    figures: {
      requests: { own: 2, median: 3.5, others: 20, level: 'closest' },
      offersPerRequest: { own: 1.5, median: 2, others: 6, level: 'kind' },
      daysToAccepted: { own: 3.4, median: 20, others: 5, level: 'all' },
      daysToCompleted: { own: null, median: null, others: 4, level: 'all' },
    },
  },
};

function open(view: ReportView) {
  const client = createQueryClient();
  client.setQueryData(reports.report('12').queryKey, view);
  const router = createMemoryRouter([{ path: '/uat/reports', element: <ReportsPage /> }], {
    initialEntries: ['/uat/reports'],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

test('each figure is shown with its definition, and an unknown one as a dash', async () => {
  open(report);
  const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent;
  expect(figure('Economii')).toMatch(/-1\.600 lei.*Primul buget maxim minus prețul acceptat, la 1 solicitare/);
  expect(figure('Oferte pe solicitare')).toContain('1,5');
  expect(figure('Până la acceptare')).toContain('3 zile și jumătate');
  expect(figure('Până la finalizare')).toContain('–');
});

test('a number of requests links to the list of exactly those requests', () => {
  open(report);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const { from, to } = daysOf('12', new Date());
  expect(link('Solicitări trimise: 2')).toBe(`/uat/service-requests?from=${from}&to=${to}`);
  expect(link('noiembrie 2026: 2 solicitări')).toBe('/uat/service-requests?from=2026-11-01&to=2026-11-30');
  expect(link('Mediu și Dezvoltare Durabilă: 2 solicitări')).toBe(
    `/uat/service-requests?category=mediu&from=${from}&to=${to}`,
  );
  expect(screen.queryByRole('link', { name: /^octombrie 2026/ })).toBeNull();
});

test('a chart can be read by keyboard, group by group, and has a table beside it', async () => {
  open(report);
  const chart = await screen.findByRole('listbox', { name: /pe luni/ });
  const last = within(chart).getByRole('option', { selected: true });
  expect(last.getAttribute('aria-label')).toBe(
    'noiembrie 2026: solicitat 100.000 lei, oferit 68.400 lei, acceptat 68.400 lei',
  );
  last.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^octombrie 2026: solicitat 0 lei/);
  const table = within(screen.getByRole('table', { name: 'Pe luni' }));
  expect(table.getByRole('row', { name: /^noiembrie 2026/ }).textContent).toContain('100.000 lei');
});

test('partners are listed with their results, and every table can be downloaded', () => {
  open(report);
  const row = screen.getByRole('row', { name: /^Civis Digital/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['3', '2', '68.400 lei', '2', '1 din 2', '4,5']]);
  expect(screen.getByRole('link', { name: 'Descarcă Excel: parteneri' }).getAttribute('href')).toBe(
    '/api/uat/reports/file?period=12&table=partners&format=xlsx',
  );
});

test('the period is printed as text, because its field is not printed', () => {
  open(report);
  expect(screen.getByText('Perioada: Ultimele 12 luni')).toBeTruthy();
});

test('own figures stand beside the medians of similar organisations, with the group and its size, or the reason', () => {
  open(report);
  const table = within(screen.getByRole('table', { name: 'Față de organizații asemănătoare' }));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Solicitări trimise/)).toEqual(['2', '3,5', '20 de comune cu 3.000–5.000 de locuitori']);
  expect(cells(/^Oferte pe solicitare/)).toEqual(['1,5', '2', '6 comune']);
  expect(cells(/^Până la acceptare/)).toEqual(['3 zile și jumătate', '20 de zile', '5 instituții de orice fel']);
  expect(cells(/^Până la finalizare/)).toEqual(['–', '–', 'Numai 4 au această cifră. Mediana se arată de la 5.']);
});

test('before the first computation the page says when the comparison appears', () => {
  open({ ...report, comparison: null });
  expect(screen.getByText(/apare cel târziu mâine/)).toBeTruthy();
});

test('without requests the page says so instead of drawing empty charts', () => {
  open({ ...report, figures: { ...report.figures, ...nothing } });
  expect(screen.getByRole('heading', { name: 'Nicio solicitare trimisă în această perioadă' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
