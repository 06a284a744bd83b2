import { afterEach, expect, test } from '@jest/globals';
import { YEARLY_MEASURE_NAMES, YEARLY_SECTION_NAMES, YEARLY_WORDS } from '@psp/contracts/yearly-figures';
import {
  type YearlyReport,
  yearlyReport,
  type YearlyReportList,
  type YearlyTexts,
} from '@psp/contracts/yearly-reports';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { reportQuery, reportsQuery } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { ReportsPage } from './reports-page.tsx';

const none = Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, ''])) as YearlyTexts;
const aReport: YearlyReport = {
  ...{ year: 2025, publishedAt: '2026-02-01T10:00:00Z', computedAt: '2026-02-01T10:00:00Z', corrections: [] },
  texts: { ...none, opening: '<p>Un an bun.</p>', closing: '<p>Urmează altul.</p>' },
  figures: {
    totals: {
      ...(Object.fromEntries(YEARLY_MEASURE_NAMES.map((name) => [name, 12])) as YearlyReport['figures']['totals']),
      ...{ value: 1_250_000.5, firstOffer: 30, acceptance: 62.5, rating: null },
    },
    tables: {
      counties: [
        { key: 'CJ', label: 'Cluj', values: { authorities: 7, firms: null, requests: 9, projects: 5, value: 900_000 } },
        { key: 'other', label: 'Alte județe', values: { authorities: 5, firms: 8, requests: null, projects: null } },
      ],
      domains: [],
    },
    words: YEARLY_WORDS,
  },
};

const open = (Page: () => React.JSX.Element, path: string, at: string, known: [readonly unknown[], unknown]) => {
  const client = createQueryClient();
  client.setQueryData(...known);
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const openReport = (report: YearlyReport) =>
  open(ReportPage, '/raport/:an', '/raport/2025', [reportQuery('2025').queryKey, report]);
afterEach(cleanup);

test('the sample satisfies the contract', () => {
  expect(yearlyReport.parse(aReport)).toEqual(aReport);
});

test('texts stand around the figures; an empty one has no heading', () => {
  openReport(aReport);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    ...['Cuvânt înainte', 'Anul în cifre', 'Rețeaua', 'Solicitări și oferte', 'Ce urmează', 'Date deschise'],
  ]);
  const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(figure('Valoarea proiectelor finalizate')).toBe('1.250.001 lei');
  expect(figure('Până la prima ofertă')).toBe('30 de ore');
  expect(figure('Ajung la o alegere')).toBe('62,5%');
  expect(figure('Nota medie')).toBe('*');
});

test('a figure of too few organisations is an asterisk with its reason', () => {
  openReport(aReport);
  const table = within(screen.getByRole('table', { name: 'Pe județe' }));
  const cells = within(table.getByRole('row', { name: /^Cluj/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '*', '9', '5', '900.000 lei']);
  expect(
    screen.getAllByText(/mai puțin de 5 organizații, autorități sau firme, ori una singură face peste 85%/).length,
  ).toBeGreaterThan(0);
});

test('the data are files under a stated licence, and corrections are dated', () => {
  openReport({ ...aReport, corrections: [{ at: '2026-03-05T10:00:00Z', note: 'Erau 11.' }] });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Date CSV')).toBe('/api/public/yearly-reports/2025/data.csv');
  expect(href('Dicționarul datelor')).toBe('/api/public/yearly-reports/2025/dictionary.csv');
  expect(href('CC BY 4.0')).toMatch(/^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\//);
  const corrections = within(screen.getByRole('region', { name: 'Erată' }));
  expect(corrections.getByText('5 martie 2026')).toBeTruthy();
  expect(corrections.getByText('Erau 11.')).toBeTruthy();
});

test('a report says what was said at its publication', () => {
  const licence = { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' };
  const measures = YEARLY_WORDS.measures.map((one) => ({ ...one, label: `Vechi: ${one.label}` }));
  const old = { ...YEARLY_WORDS, minimum: 4, dominance: undefined, licence, measures };
  openReport({ ...aReport, figures: { ...aReport.figures, words: old } });
  expect(screen.getByText('Vechi: Nota medie', { selector: 'dt' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Vechi: Autorități membre' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CC BY 3.0' }).getAttribute('href')).toBe(licence.href);
  expect(screen.getAllByText(/mai puțin de 4 organizații, autorități sau firme, ca să nu/).length).toBeGreaterThan(0);
});

test.each<[YearlyReportList, RegExp]>([
  [{ items: [] }, /Niciun raport publicat/],
  [{ items: [{ year: 2025, publishedAt: '2026-02-01T10:00:00Z' }] }, /Publicat 1 februarie 2026/],
])('the list says what there is', (list, said) => {
  open(ReportsPage, '/raport', '/raport', [reportsQuery.queryKey, list]);
  expect(screen.getByText(said)).toBeTruthy();
});
