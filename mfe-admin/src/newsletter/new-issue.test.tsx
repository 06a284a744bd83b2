import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';
import type { IssueContent, IssueView } from '@psp/contracts/newsletter-issues';
import { isSameScreen } from '@psp/remote/focus';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../testing/open-at.tsx';
import { IssuePage } from './issue-page.tsx';
import { NEW_ISSUE } from './new-issue.ts';

const { fetch } = globalThis;
let issue: IssueView;
let calls: [string, string, IssueContent & { version?: number }][];
/* Controls when a save ends. */
let saving: Promise<void> | null;

beforeEach(() => {
  [calls, saving] = [[], null];
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace('/api/admin/newsletter', '');
    if (path.startsWith('/recipients')) return Response.json({ recipients: 21 });
    if (path.endsWith('/preview')) return Response.json({ subject: '', html: '', text: '' });
    if (init?.method === 'GET') return Response.json(issue);
    const content = JSON.parse(String(init?.body));
    calls.push([init?.method ?? '', path, content]);
    await saving;
    issue = {
      ...NEW_ISSUE,
      ...content,
      id: 'numar',
      version: (content.version ?? 0) + 1,
      updatedAt: '2026-11-05T07:30:00Z',
    };
    return Response.json(issue);
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  useSession.setState({ role: null, account: null });
  cleanup();
  localStorage.clear();
});

function open() {
  const routes = [
    { path: '/admin/newsletter', element: <p>Numere</p> },
    { path: '/admin/newsletter/nou', Component: IssuePage },
    { path: '/admin/newsletter/:id', Component: IssuePage },
  ];
  const { router } = openRoutes(routes, { address: '/admin/newsletter/nou' });
  return router;
}
const subjectField = () => screen.findByLabelText<HTMLInputElement>('Subiect');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează ciorna' }));
const kept = (id: string) => localStorage.getItem(draftKey('ana', `newsletter-issue:${id}`));

test('the first save stores an issue once, and changes the address', async () => {
  const router = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter nou' })).toBeTruthy();
  await userEvent.type(await subjectField(), 'Noutăți');
  expect(calls).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salvează ciorna' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Noutăți' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/newsletter/numar'));
  expect(calls.map(([method, path]) => `${method} ${path}`)).toEqual(['POST /issues']);
  expect(kept('nou')).toBeNull();
});

test('the field keeps its focus and text during the first save', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  const router = open();
  const subject = await subjectField();
  await userEvent.type(subject, 'Noutăți');
  await save();
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(subject, ' de');
  resolve();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/newsletter/numar'));
  expect(isSameScreen(router.state.location.state)).toBe(true);
  await screen.findByRole('heading', { level: 1, name: 'Noutăți' });
  await userEvent.keyboard(' azi');
  expect(document.activeElement).toBe(subject);
  expect(subject.value).toBe('Noutăți de azi');
  expect(screen.getByText(/^Aveți modificări nesalvate/)).toBeTruthy();
  expect(screen.queryByText(/data trecută/)).toBeNull();
  await waitFor(() =>
    expect(JSON.parse(kept('numar') ?? '{}')).toMatchObject({ content: { subject: 'Noutăți de azi' } }),
  );
  expect(kept('nou')).toBeNull();
  await save();
  await screen.findByRole('heading', { level: 1, name: 'Noutăți de azi' });
  expect(calls[1]).toMatchObject(['PUT', '/issues/numar/content', { subject: 'Noutăți de azi', version: 1 }]);
});

test('pictures can be added once the draft is stored', async () => {
  open();
  await userEvent.type(await subjectField(), 'Noutăți');
  expect(screen.queryByRole('button', { name: /^Imagine/ })).toBeNull();
  await save();
  expect(await screen.findByRole('button', { name: /^Imagine/ })).toBeTruthy();
});

test('a reader is redirected to the list', async () => {
  useSession.setState({ role: 'viewer' });
  open();
  expect(await screen.findByText('Numere')).toBeTruthy();
});
