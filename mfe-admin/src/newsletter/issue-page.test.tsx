import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { IssueView } from '@psp/contracts/newsletter-issues';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { IssuePage } from './issue-page.tsx';

const { fetch } = globalThis;
const AT = '2026-11-05T07:30:00Z';
const NOTHING = { total: 0, sent: 0, failed: 0, waiting: 0, skipped: 0 };
const issueOf = (more: Partial<IssueView> = {}): IssueView => ({
  ...{ id: 'numar', subject: 'Noutăți', preheader: '', body: '<p>Text</p>', version: 3 },
  ...{ status: 'draft', audience: 'all', countyCode: null, domain: null },
  ...{ scheduledAt: null, startedAt: null, finishedAt: null, updatedAt: AT },
  ...{ progress: NOTHING, recipients: 21, failures: [], history: [] },
  actions: ['edit', 'test', 'send', 'schedule', 'cancel'],
  ...more,
});

let issue: IssueView;
let recipients = 21;
let calls: [string, unknown][] = [];
let refusal: { status: number; code: string } | null = null;
/* Controls when a save ends. */
let saving: Promise<void> | null = null;
const SCRIPT = '<p>Text</p><script>window.ran = true</script>';

const answerTo = (path: string): unknown => {
  if (path.includes('/recipients')) return { recipients };
  if (path.endsWith('/preview')) return { subject: issue.subject, html: SCRIPT, text: 'Numai text' };
  return issue;
};
beforeEach(() => {
  issue = issueOf();
  recipients = 21;
  calls = [];
  refusal = null;
  saving = null;
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace('/api/admin', '');
    if (init?.method === 'GET') return Response.json(answerTo(path));
    const body = JSON.parse(String(init?.body));
    calls.push([path, body]);
    await saving;
    if (refusal) return Response.json({ ...refusal, message: 'Refuzat.' }, { status: refusal.status });
    issue = path.endsWith('/content')
      ? { ...issue, ...body, version: issue.version + 1 }
      : { ...issue, status: 'sending', actions: [] };
    return Response.json(issue);
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
  localStorage.clear();
});

function open() {
  openAt(<IssuePage />, { path: '/admin/newsletter/:id', address: '/admin/newsletter/numar' });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('an issue shows its actions, its recipients, and its mail in a frame without scripts', async () => {
  open();
  expect(await screen.findByText('21 de abonați îl primesc dacă este trimis acum.')).toBeTruthy();
  const frame = (await screen.findByTitle('E-mailul „Noutăți”')) as HTMLIFrameElement;
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toBe(SCRIPT);
  expect('ran' in window).toBe(false);
  for (const name of ['Renunță la ciornă', 'Trimite-mi o probă', 'Programează', 'Trimite acum'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('typed text is saved before the issue is sent, at the saved version', async () => {
  open();
  const subject = await screen.findByLabelText('Subiect');
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Alt titlu');
  await press('Trimite acum');
  const dialog = await screen.findByRole('dialog', { name: 'Trimiteți newsletterul acum?' });
  expect(dialog.textContent).toContain('Îl primesc 21 de abonați.');
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Trimite acum' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toMatchObject([
    ['/newsletter/issues/numar/content', { subject: 'Alt titlu', version: 3 }],
    ['/newsletter/issues/numar/send', { version: 4 }],
  ]);
});

test('text typed during a save stays and is marked as unsaved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  open();
  const subject = await screen.findByLabelText<HTMLInputElement>('Subiect');
  await userEvent.type(subject, ' de ieri');
  await press('Salvează ciorna');
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(subject, ' și azi');
  resolve();
  await screen.findByRole('heading', { level: 1, name: 'Noutăți de ieri' });
  expect(subject.value).toBe('Noutăți de ieri și azi');
  expect(screen.getByText(/^Aveți modificări nesalvate/)).toBeTruthy();
  await press('Salvează ciorna');
  await screen.findByRole('heading', { level: 1, name: 'Noutăți de ieri și azi' });
  expect(calls[1]).toMatchObject([
    '/newsletter/issues/numar/content',
    { subject: 'Noutăți de ieri și azi', version: 4 },
  ]);
  expect(screen.queryByText(/^Aveți modificări nesalvate/)).toBeNull();
});

test('an issue without recipients cannot be sent, and says why', async () => {
  recipients = 0;
  open();
  expect(await screen.findByText(/niciun abonat nu se potrivește/)).toBeTruthy();
  for (const name of ['Trimite acum', 'Programează'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trimite-mi o probă' }).disabled).toBe(false);
});

test('the own text is kept when somebody else has saved meanwhile', async () => {
  refusal = { status: 409, code: 'version.stale' };
  open();
  const subject = await screen.findByLabelText<HTMLInputElement>('Subiect');
  await userEvent.type(subject, ' mele');
  await press('Salvează ciorna');
  expect((await screen.findByRole('alert')).textContent).toContain('Altcineva a modificat ciorna între timp');
  expect(subject.value).toBe('Noutăți mele');
  await press('Renunță la textul meu');
  await waitFor(() => expect(subject.value).toBe('Noutăți'));
});

test('the text saved meanwhile is shown, and saving again overwrites it', async () => {
  refusal = { status: 409, code: 'version.stale' };
  open();
  const subject = await screen.findByLabelText<HTMLInputElement>('Subiect');
  await userEvent.type(subject, ' mele');
  issue = issueOf({ version: 7, subject: 'Noutățile lor', body: '<p>Al lor</p>' });
  await press('Salvează ciorna');
  const conflict = await screen.findByRole('alert');
  expect(within(conflict).getByText('Noutățile lor')).toBeTruthy();
  expect(within(conflict).getByText('Al lor')).toBeTruthy();
  refusal = null;
  await press('Salvează ciorna');
  await waitFor(() => expect(issue).toMatchObject({ version: 8, subject: 'Noutăți mele' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a subject that is too long is refused before it is sent', async () => {
  issue = issueOf({ subject: 'a'.repeat(150) });
  open();
  await userEvent.type(await screen.findByLabelText('Subiect'), 'bc');
  await press('Salvează ciorna');
  expect(screen.getAllByText('Subiectul poate avea cel mult 150 de caractere.').length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

test('an issue is scheduled in Romanian time', async () => {
  open();
  await press('Programează');
  const dialog = await screen.findByRole('dialog', { name: 'Când să fie trimis?' });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Programează' }));
  await confirm();
  expect(within(dialog).getAllByText('Alegeți ziua.').length).toBeGreaterThan(0);
  const day = within(dialog).getByLabelText('Ziua');
  await userEvent.type(day, '15.01');
  await confirm();
  expect(within(dialog).getAllByText('Scrieți ziua întreagă, de exemplu 20.02.2027.').length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await userEvent.type(day, '.2020');
  await confirm();
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getAllByText('Alegeți un moment din viitor.').length).toBeGreaterThan(1);
  expect(calls).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, '15.01.2099');
  await userEvent.selectOptions(within(dialog).getByLabelText('Ora'), '10:30');
  await confirm();
  await waitFor(() =>
    expect(calls).toEqual([['/newsletter/issues/numar/schedule', { version: 3, at: '2099-01-15T08:30:00.000Z' }]]),
  );
});

test('the progress of a sending is updated, and it can be stopped', async () => {
  issue = issueOf({
    ...{ status: 'sending', actions: ['cancel'] },
    progress: { total: 100, sent: 40, failed: 2, waiting: 58, skipped: 0 },
    failures: [
      { error: '550', count: 1 },
      { error: 'unknown', count: 1 },
    ],
  });
  open();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByText('Refuzat de serverul de e-mail (cod 550): 1 adresă')).toBeTruthy();
  expect(screen.getByText(/nu a mai răspuns după ce a primit mesajul/)).toBeTruthy();
  expect(screen.queryByLabelText('Subiect')).toBeNull();
  issue = { ...issue, progress: { total: 100, sent: 90, failed: 2, waiting: 8, skipped: 0 } };
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92'));
  await press('Oprește trimiterea');
  expect(await screen.findByText('Cine l-a primit deja îl are; ceilalți nu îl mai primesc.')).toBeTruthy();
});
