import { afterEach, expect, test } from '@jest/globals';
import type { BrowserReportView } from '@psp/contracts/browser-reports';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { ReportsPage } from './reports-page.tsx';

const FULL: BrowserReportView = {
  failures: [{ area: 'uat', version: '1.0-a', kind: 'entry', count: 1200, lastOn: '2026-03-20' }],
  vitals: [
    { area: 'public', version: '1.0-b', visits: 40, lcp: 1843, inp: 96, cls: 0.0481 },
    { area: 'uat', version: '', visits: 3, lcp: 4100.5, inp: 240, cls: null },
  ],
};

afterEach(() => {
  cleanup();
  portalAnswersNothing();
});

const open = () => openAt(<ReportsPage />);
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

test('failures and speeds are shown by area and release', async () => {
  answerPortal(FULL);
  open();
  expect(await screen.findByRole('table', { name: 'Încărcări eșuate' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Zona autorităților',
    'Site public',
    'Zona autorităților',
  ]);
  expect(cells()).toEqual([
    ...['Codul zonei', '1.0-a', '1.200', '20 martie 2026'],
    ...['1.0-b', '40', '1,8 s, bine', '100 ms, bine', '0,05, bine'],
    ...['necunoscută', '3', '4,1 s, slab', '240 ms, de îmbunătățit', '–'],
  ]);
});

test('unknown versions have a row of their own, if there are any', async () => {
  answerPortal({ ...FULL, unknown: { count: 1703, lastOn: '2026-03-20' } });
  open();
  const told = (await screen.findByText('Versiuni necunoscute')).parentElement?.textContent;
  expect(told).toContain('1.703 rapoarte despre versiuni pe care portalul nu le are');
  expect(told).toContain('ultima dată la 20 martie 2026');
  cleanup();
  answerPortal({ ...FULL, unknown: null });
  open();
  expect(await screen.findByRole('table', { name: 'Viteza paginilor' })).toBeTruthy();
  expect(screen.queryByText('Versiuni necunoscute')).toBeNull();
});

test('without reports, both parts say so', async () => {
  answerPortal({ failures: [], vitals: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Nimic nu a eșuat în ultimele șapte zile' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nicio vizită măsurată în ultimele șapte zile' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failed read is shown with a retry', async () => {
  globalThis.fetch = async () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('A apărut o eroare.');
  answerPortal(FULL);
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('table', { name: 'Viteza paginilor' })).toBeTruthy();
});
