import { afterEach, expect, test } from '@jest/globals';
import { NETWORK_FIGURES } from '@psp/contracts/network-report-words';
import type { NetworkMailView, NetworkReport } from '@psp/contracts/network-reports';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { portalAnswersNothing } from '../testing/portal.ts';
import { ReportsPage } from './reports-page.tsx';

const figure = (
  value: number | null,
  before: number | null,
  of: number | null = null,
  beforeOf: number | null = null,
) => ({
  ...{ value, before, of, beforeOf },
});
const FULL: NetworkReport = {
  days: { from: '2026-01-01', to: '2026-10-31' },
  compared: { from: '2025-01-01', to: '2025-10-31' },
  activeDays: { from: '2026-10-02', to: '2026-10-31' },
  computedAt: '2026-10-31T04:00:00Z',
  figures: {
    members: figure(412, 374),
    partners: figure(136, 136),
    active: figure(318, 260, 548, 510),
    requests: figure(1286, 1100),
    firstOffer: figure(19, 27, 1104, 900),
    offersPerRequest: figure(3.4, 3.3, 1200, 1000),
    acceptance: figure(742, 600, 1286, 1100),
    accepted: figure(48_200_000, 39_500_000, 742, 600),
    rating: figure(4.6, 4.5, 788, 640),
    downloads: figure(12_418, 0),
    training: figure(860.5, 700, 214, 180),
    answers: figure(0, 12),
  },
  packages: [{ package: 'bronze', kind: 'uat', members: 400 }],
  counties: (Object.keys(COUNTIES) as CountyCode[]).map((county) => ({
    ...{ county, members: county === 'CJ' ? 28 : 1, partners: 0, requests: 0, accepted: 0 },
  })),
  funnel: { requests: 1286, offered: 1104, chosen: 742, completed: 511, reviewed: 394, underWay: 231 },
  cohorts: [
    { month: '2026-09', organisations: 11, active: [10, 8] },
    { month: '2026-10', organisations: 0, active: [0] },
  ],
  months: [{ month: '2026-01', requests: 120, reviews: 70, downloads: 1200, graduates: 20, hours: 80.5, answers: 0 }],
};
const NOTHING: NetworkReport = {
  ...FULL,
  figures: Object.fromEntries(
    NETWORK_FIGURES.map((key) => [key, figure(null, null, 0, 0)]),
  ) as NetworkReport['figures'],
  funnel: { requests: 0, offered: 0, chosen: 0, completed: 0, reviewed: 0, underWay: 0 },
  packages: [],
};
const PEOPLE = [
  { accountId: '01900000-0000-7000-8000-000000000001', name: 'Cristina Marin' },
  { accountId: '01900000-0000-7000-8000-000000000002', name: 'Vlad Neagu' },
];
const MAIL: NetworkMailView = {
  ...{ version: 3, isOn: true, recipients: PEOPLE, people: PEOPLE },
  ...{ nextOn: '2026-12-02', last: { on: '2026-11-02', recipients: 2 } },
};

const YEARLY = {
  ...{
    id: '01900000-0000-7000-8000-000000000009',
    year: 2025,
    status: 'published',
    publishedAt: '2026-01-20T09:00:00Z',
  },
  history: [{ action: 'yearly-report.publish', who: 'Cristina Marin', outcome: 'done' }],
};
let yearly: object[] = [];
/** What is read in vain, by the end of its address. */
const failing = new Set<string>();
const writes: { url: string; body: unknown }[] = [];
const open = (report: NetworkReport = FULL, mail: NetworkMailView = MAIL) => {
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (init?.method === 'POST') writes.push({ url, body: JSON.parse(String(init.body)) });
    if ([...failing].some((part) => url.includes(part)))
      return new Response(JSON.stringify({ code: 'internal', message: 'Nu merge.' }), {
        ...{ status: 400, headers: { 'content-type': 'application/json' } },
      });
    const answer = url.endsWith('/yearly-reports')
      ? { items: yearly }
      : url.includes('/yearly-reports/')
        ? YEARLY
        : url.includes('/preview')
          ? { subject: 'Raportul rețelei: octombrie 2026', paragraphs: ['Membri: 412 (374)'] }
          : url.includes('/reports/mail')
            ? mail
            : url.includes('/reports/pdf')
              ? { file: null }
              : report;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  return render(
    <MemoryRouter initialEntries={['/admin/reports?period=2026-01..2026-10&county=CJ']}>
      <QueryClientProvider client={createQueryClient()}>
        <DesignProvider navigate={() => {}}>
          <ReportsPage />
        </DesignProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
};
afterEach(() => {
  cleanup();
  portalAnswersNothing();
  writes.length = 0;
  failing.clear();
  yearly = [];
});

test('a definition opens in place by keyboard, leads to what is counted, and gives the focus back', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Cum se socotește: până la prima ofertă' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const note = within(screen.getByRole('note'));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(note.getByText(/mediana orelor/i)).toBeTruthy();
  const link = note.getByRole('link', { name: 'Vezi 1.104 solicitări' });
  const search = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(search)).toEqual({
    ...{ kind: 'offers', outcome: 'offers', county: 'CJ', from: '2026-01-01', to: '2026-10-31' },
    ...{ counted: '1104', countedAt: '2026-10-31T04:00:00Z' },
  });
  await userEvent.click(note.getByRole('button', { name: 'Închide' }));
  expect(screen.queryByRole('note')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a figure without a list opens its months', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cum se socotește: descărcări' }));
  const table = within(screen.getByRole('table', { name: 'Descărcări, pe luni' }));
  expect(table.getByRole('row', { name: 'ianuarie 2026 1.200' })).toBeTruthy();
});

test('the figures leave as CSV, and all tables as one workbook', async () => {
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const query = '?period=2026-01..2026-10&compared=year&county=CJ';
  await screen.findByRole('region', { name: 'Cifrele rețelei' });
  expect(hrefOf('Descarcă XLSX: toate tabelele, câte o foaie')).toBe(`/api/admin/reports/workbook${query}`);
  expect(hrefOf('Descarcă CSV: cifrele rețelei')).toBe(`/api/admin/reports/file${query}&table=figures&format=csv`);
});

test('figures say how they changed; the funnel names the biggest loss and leads to its requests', async () => {
  open();
  const strip = within(await screen.findByRole('region', { name: 'Cifrele rețelei' }));
  for (const text of [
    '412',
    '+38',
    '318 din 548',
    '+17%',
    '48,2 mil. lei',
    '742 din 1.286',
    '788 de recenzii',
    '−100%',
  ])
    expect(strip.getByText(text)).toBeTruthy();
  const why = screen.getByRole('link', { name: 'De ce: vezi cele 362 de solicitări care s-au oprit aici' });
  expect(why.getAttribute('href')).toContain('outcome=unchosen');
  expect(screen.getByText(/231 de proiecte sunt încă în lucru sau suspendate/)).toBeTruthy();
});

test('the noun of a figure agrees with its value', async () => {
  const shown = async (hours: number, offers: number) => {
    const figures = { ...FULL.figures, training: figure(hours, 0), offersPerRequest: figure(offers, 0) };
    open({ ...FULL, figures });
    const strip = within(await screen.findByRole('region', { name: 'Cifrele rețelei' }));
    const texts = [/ de curs$/, / pe solicitare$/].map(
      (noun) => strip.getByText(noun, { selector: 'span' }).textContent,
    );
    cleanup();
    return texts;
  };
  expect(await shown(1, 1)).toEqual(['oră de curs', 'ofertă pe solicitare']);
  expect(await shown(24, 2.5)).toEqual(['de ore de curs', 'oferte pe solicitare']);
  expect(await shown(860.5, 20)).toEqual(['ore de curs', 'de oferte pe solicitare']);
});

test('a single request that stopped is named in the singular', async () => {
  open({ ...FULL, funnel: { requests: 3, offered: 2, chosen: 2, completed: 2, reviewed: 2, underWay: 0 } });
  expect(await screen.findByRole('link', { name: 'De ce: vezi solicitarea care s-a oprit aici' })).toBeTruthy();
});

test('the map of counties is also a table; a county opens its list', async () => {
  open();
  const map = within(await screen.findByRole('group', { name: 'Membri pe județe' }));
  expect(map.getByRole('link', { name: 'Cluj: 28' }).getAttribute('href')).toContain('county=CJ');
  await userEvent.click(screen.getByRole('button', { name: 'Ca tabel' }));
  expect(screen.getByRole('link', { name: 'Cluj: 28' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Membri pe județe' })).toBeNull();
});

test('a period without data has dashes and no averages', async () => {
  open(NOTHING);
  expect(await screen.findByText('Nicio solicitare trimisă în această perioadă.')).toBeTruthy();
  expect(screen.queryByText(/^Procentele sunt din/)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Membri pe pachete' })).getByText('Niciun membru.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Cifrele rețelei' })).getAllByText('–').length).toBeGreaterThan(6);
});

test('the monthly mail is shown, seen, and not turned on without recipients', async () => {
  open(FULL, { ...MAIL, isOn: false, recipients: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Vezi-l' }));
  expect(await screen.findByText('Membri: 412 (374)')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Schimbă' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trimite raportul în fiecare lună' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvează' }));
  expect((await screen.findAllByText('Alegeți cel puțin o persoană.')).length).toBeGreaterThan(0);
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vlad Neagu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvează' }));
  expect(writes.map(({ body }) => body)).toEqual([{ version: 3, isOn: true, recipients: [PEOPLE[1]?.accountId] }]);
});

test('a mail that is on and leaves to nobody is warned of', async () => {
  open(FULL, { ...MAIL, recipients: [] });
  expect(await screen.findByText('Fără destinatari')).toBeTruthy();
  expect(screen.getByText(/nu pleacă la nimeni/)).toBeTruthy();
  expect(screen.queryByText(/Pleacă în prima zi/)).toBeNull();
});

test('the mail and the PDF that cannot be read say so and are read again', async () => {
  failing.add('/reports/mail').add('/reports/pdf');
  open();
  const card = within(await screen.findByRole('region', { name: 'Raportul lunar, pe e-mail' }));
  const again = await card.findByRole('button', { name: 'Încearcă din nou' });
  const pdf = await screen.findByText('Nu am putut citi starea PDF-ului.');
  failing.clear();
  await userEvent.click(again);
  expect(await card.findByText('Pornit')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Citește starea din nou' }));
  expect(await screen.findByRole('button', { name: 'PDF' })).toBeTruthy();
  expect(pdf.isConnected).toBe(false);
});

test('each table leaves as CSV and as XLSX, of what is asked for', async () => {
  open();
  for (const [title, table] of [
    ['de la solicitare la recenzie', 'funnel'],
    ['cifrele pe județe', 'counties'],
    ['câte rămân active, după luna înscrierii', 'cohorts'],
    ['membri pe pachete', 'packages'],
  ])
    for (const format of ['CSV', 'XLSX']) {
      const link = await screen.findByRole('link', { name: `Descarcă ${format}: ${title}` });
      const search = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
      expect([search.get('table'), search.get('format'), search.get('county')]).toEqual([
        table,
        format.toLowerCase(),
        'CJ',
      ]);
    }
});

test('the last public report is named with its address, licence and publisher; without one, the list is led to', async () => {
  yearly = [{ ...YEARLY, id: '01900000-0000-7000-8000-000000000010', year: 2026, status: 'draft' }, YEARLY];
  open();
  const card = within(await screen.findByRole('region', { name: 'Raportul public pe 2025' }));
  expect(card.getByText(/\/raport\/2025, cu date deschise \(CSV, JSON\) sub licența CC BY 4\.0/)).toBeTruthy();
  expect(await card.findByText('Publicat de Cristina Marin, 20 ianuarie 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Deschide raportul pe 2025' }).getAttribute('href')).toBe('/raport/2025');
  cleanup();
  yearly = [];
  open();
  expect(await screen.findByText('Încă nu este publicat raportul niciunui an.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rapoarte anuale' }).getAttribute('href')).toBe('/admin/reports/yearly');
});
