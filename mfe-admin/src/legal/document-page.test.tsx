import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { type LegalAdminView, legalAdminView, saveLegalDraft } from '@psp/contracts/legal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { DocumentPage } from './document-page.tsx';

const AT = '2026-11-05T07:30:00Z';
const ID = '0192d6f3-8d02-7000-9966-000000000001';
const first: LegalAdminView = {
  slug: 'gdpr',
  draft: { id: ID, version: 1, lead: 'Drepturile dvs.', body: '<p>Text</p>', updatedAt: AT },
  earliest: '2026-11-06',
  current: { number: 1, lead: 'Drepturile dvs.', body: '<p>Text</p>' },
  versions: [{ number: 1, effectiveOn: '2026-11-01', note: '', publishedAt: AT, publishedBy: null, isInForce: true }],
};

const { fetch } = globalThis;
let stored: LegalAdminView;
let versions: (number | null)[];
/* Controls when a save ends. */
let saving: Promise<void> | null;

beforeEach(() => {
  [stored, versions, saving] = [first, [], null];
  localStorage.clear();
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (_url, init) => {
    if (init?.method !== 'PUT') return Response.json(stored);
    const { version, ...text } = saveLegalDraft.parse(JSON.parse(String(init.body)));
    versions.push(version);
    await saving;
    if (version !== stored.draft?.version)
      return Response.json({ code: 'version.stale', message: 'Între timp' }, { status: 409 });
    stored = { ...stored, draft: { id: ID, version: (version ?? 0) + 1, updatedAt: AT, ...text } };
    return Response.json(stored);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  useSession.setState({ account: null });
});

async function open(): Promise<HTMLInputElement> {
  openAt(<DocumentPage />, { path: '/admin/legal/:slug', address: '/admin/legal/gdpr' });
  return screen.findByLabelText<HTMLInputElement>('Introducerea');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează ciorna' }));

test('the sample matches the contract', () => {
  expect(legalAdminView.parse(first)).toEqual(first);
});

test('text typed during a save stays for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  const introduction = await open();
  await userEvent.type(introduction, ' Ieri');
  await save();
  await waitFor(() => expect(versions).toEqual([1]));
  await userEvent.type(introduction, ' și azi');
  resolve();
  await screen.findByText('Drepturile dvs. Ieri');
  expect(introduction.value).toBe('Drepturile dvs. Ieri și azi');
  expect(screen.getByText(/^Aveți modificări nesalvate/)).toBeTruthy();
  await save();
  await waitFor(() => expect(stored.draft?.lead).toBe('Drepturile dvs. Ieri și azi'));
  await waitFor(() => expect(screen.queryByText(/^Aveți modificări nesalvate/)).toBeNull());
  expect(versions).toEqual([1, 2]);
});

test('a text that the service changed is shown as stored', async () => {
  const introduction = await open();
  await userEvent.type(introduction, '  ');
  await save();
  await waitFor(() => expect(introduction.value).toBe('Drepturile dvs.'));
});

test('unsaved text is restored on the next visit, with a notice', async () => {
  await userEvent.type(await open(), ' Ieri');
  cleanup();
  expect((await open()).value).toBe('Drepturile dvs. Ieri');
  expect(screen.getByText('Am păstrat ce ați scris data trecută și nu ați salvat.')).toBeTruthy();
  await save();
  await waitFor(() => expect(stored.draft?.lead).toBe('Drepturile dvs. Ieri'));
  expect(screen.queryByText(/data trecută/)).toBeNull();
});

test('a draft changed meanwhile is shown, and the own text can be saved over it', async () => {
  const introduction = await open();
  await userEvent.type(introduction, ' Ieri');
  const theirs = { id: ID, version: 5, lead: 'Altfel', body: '<p>Al lor</p>', updatedAt: AT };
  stored = { ...first, draft: theirs };
  await save();
  const conflict = await screen.findByRole('alert');
  expect(within(conflict).getByText('Al lor')).toBeTruthy();
  expect(introduction.value).toBe('Drepturile dvs. Ieri');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Continui cu textul meu' }));
  await save();
  await waitFor(() => expect(stored.draft).toMatchObject({ version: 6, lead: 'Drepturile dvs. Ieri' }));
});
