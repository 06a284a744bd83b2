import { afterEach, expect, test } from '@jest/globals';
import type { PortalHealth } from '@psp/contracts/portal-health';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { HealthPage } from './health-page.tsx';
import { linesOf } from './lines.ts';
import { aHealth, FAILURES } from './testing/health.ts';

afterEach(() => {
  cleanup();
  portalAnswersNothing();
});
const now = new Date('2026-11-20T10:00:00Z');
const sentences = (more: Partial<PortalHealth> = {}) =>
  Object.fromEntries(
    linesOf(aHealth(more), now).map(({ key, title, text }) => [key, `${title} ${text}`.replaceAll('\u00a0', ' ')]),
  );

const open = () => openAt(<HealthPage />);

test('a portal that works is told in words', () => {
  expect(sentences()).toEqual({
    failures: 'Nicio lucrare eșuată. Toate lucrările au mers sau vor fi încercate din nou.',
    jobs: 'Cozile merg. Nicio lucrare nu așteaptă.',
    backup: 'Copia de siguranță s-a făcut acum 8 ore. 18,4 GB',
    drill: 'Ultima probă de refacere: 15 noiembrie. ',
    mail: 'E-mailul pleacă. Ultimul: acum 1 minut.',
    seals: 'Jurnalul se sigilează. Fiecare operațiune primește un sigiliu într-un minut.',
    disk: 'Disc liber 60%. 60 GB din 100 GB. Baza de date are 300 MB.',
    workers: '2 procese de lucru pornite. Ultimul semn: acum.',
  });
});

test('what is missing, old or failed is told in words', () => {
  const mail = { ...aHealth().mail, state: 'watch', waiting: 2, failed: 1, lastSentAt: null } as const;
  const disk = { state: 'good', freeBytes: null, totalBytes: null, databaseBytes: null } as const;
  const old = { finishedAt: '2026-11-18T01:10:00Z', outcome: 'ok', detail: null } as const;
  expect(
    sentences({
      failures: FAILURES,
      jobs: { state: 'watch', waiting: 12, delayed: 1, oldestAt: '2026-11-20T09:40:00Z', queues: [] },
      backup: { state: 'problem', last: null },
      drill: { state: 'problem', last: { ...old, outcome: 'failed', detail: 'Fără spațiu.' } },
      mail,
      disk,
      workers: { state: 'problem', alive: 0, lastSeenAt: null },
      seals: { state: 'problem', oldestAt: '2026-11-20T08:00:00Z' },
    }),
  ).toEqual({
    seals: 'Sigilarea jurnalului întârzie. Cea mai veche operațiune fără sigiliu așteaptă de 2 ore.',
    failures: '3 lucrări au eșuat. De felul: texte citite din fișiere, e-mailuri.',
    jobs: 'Cozile întârzie. Așteaptă 12 lucrări. Cea mai veche așteaptă de 20 de minute. 1 lucrare la reîncercare.',
    backup: 'Nicio copie de siguranță raportată. Scriptul care face copia o raportează cu „npm run backup:report”.',
    drill: 'Proba de refacere a eșuat 18 noiembrie. Fără spațiu.',
    mail: 'Unele e-mailuri n-au plecat. Așteaptă 2 e-mailuri. În ultima zi n-au plecat 1 e-mail. Niciun e-mail trimis în ultimele 30 de zile.',
    disk: 'Spațiul fișierelor nu se măsoară de aici. Fișierele stau pe altă mașină sau niciun proces nu a măsurat încă.',
    workers: 'Niciun proces de lucru nu răspunde. E-mailurile și documentele nu se fac până nu pornește unul.',
  });
  expect(sentences({ backup: { state: 'watch', last: old } })['backup']).toContain('Este mai veche de 26 de ore.');
  expect(sentences({ mail: { ...mail, isKept: true } })['mail']).toMatch(/^E-mailul rămâne în portal\./);
});

test('the worst comes first, with a word beside its icon', async () => {
  const workers = { state: 'problem', alive: 0, lastSeenAt: null } as const;
  answerPortal(aHealth({ state: 'problem', workers, failures: FAILURES }));
  open();
  expect(await screen.findByText('Are o problemă')).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Niciun proces de lucru nu răspunde\..*Problemă$/);
  expect(second?.textContent).toMatch(/^3 lucrări au eșuat\..*De urmărit$/);
});

test('failed jobs are run again one by one and together, and only what may be done is offered', async () => {
  const calls = answerPortal(aHealth({ failures: FAILURES }));
  open();
  const table = within(await screen.findByRole('table', { name: 'Ultimele lucrări eșuate, una câte una' }));
  expect(table.getByText('A durat mai mult decât este permis.')).toBeTruthy();
  expect(table.getByText('ion@exemplu.ro')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Încearcă.* E-mailuri$/ })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: 'Încearcă din nou, Texte citite din fișiere' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({ call: 'POST /api/admin/failed-jobs/job-1/retry', body: { version: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă-le din nou, Texte citite din fișiere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Încercați din nou texte citite din fișiere: 2 lucrări?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Încearcă-le din nou' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual({
    call: 'POST /api/admin/failed-jobs/retry',
    body: { queue: 'text-extraction', until: '2026-11-20T10:00:00Z' },
  });
});

test('without failed jobs, waiting jobs and a registry, each part says so', async () => {
  answerPortal(aHealth({ versions: [] }));
  open();
  expect(await screen.findByRole('heading', { name: 'Nicio lucrare eșuată' })).toBeTruthy();
  expect(screen.getByText('Nicio lucrare nu așteaptă în vreo coadă.')).toBeTruthy();
  expect(screen.getByText('Registrul versiunilor nu se poate citi de aici.')).toBeTruthy();
});

test('live versions are shown with the day since when', async () => {
  answerPortal(aHealth());
  open();
  const rows = within(await screen.findByRole('table', { name: 'Versiuni în funcțiune' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Cadrul paginilor1.0-a19 noiembrie 2026',
    'bff_admin1.0-bnecunoscut',
  ]);
});

test('a failed read is shown with a retry', async () => {
  globalThis.fetch = async () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('A apărut o eroare.');
  expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
});
