import { afterEach, expect, test } from '@jest/globals';
import type { ModerationView } from '@psp/contracts/moderation';
import type { StoredArticleText } from '@psp/contracts/own-articles';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { changesBetween, ModeratedArticlePage, wordsOf } from './article-page.tsx';
import { moderationQueue } from './queries.ts';

const AT = '2026-03-05T07:30:00Z';
const text = (deciding: Partial<StoredArticleText> = {}): StoredArticleText => ({
  title: 'Podul nou',
  category: 'uat-proiecte',
  categoryName: 'Proiecte',
  blogSlug: 'administrare',
  summary: '',
  body: '<p>Podul se deschide în mai.</p>',
  coverImageId: null,
  coverAlt: '',
  cover: null,
  ...deciding,
});
const article = (deciding: Partial<ModerationView> = {}): ModerationView => ({
  id: 'pod',
  version: 2,
  status: 'pending',
  reason: null,
  author: { id: 'vale', name: 'Comuna Vale' },
  kind: 'uat',
  text: text(),
  proposal: null,
  readingMinutes: 1,
  views: 0,
  submittedAt: AT,
  publishedAt: null,
  history: [],
  actions: ['approve', 'requestChanges', 'reject'],
  ...deciding,
});
const proposal = { id: 'p', status: 'pending', version: 4, reason: null, createdAt: AT } as const;
const item = { category: 'Proiecte', status: 'pending', isRevision: false, kind: 'uat', since: AT } as const;
const queued = (id: string, title: string) => ({ ...item, id, title, author: { id: 'vale', name: 'Comuna Vale' } });

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

function open(view: ModerationView) {
  const list = {
    items: [queued('pod', 'Podul nou'), queued('drum', 'Drum')],
    total: 2,
    page: 1,
    pageSize: 20,
    waiting: 2,
  };
  // One answer for the article and the list: each reads what it knows of it.
  const calls = answerPortal({ ...view, ...list });
  const routes = [
    { path: '/admin/moderation/drum', element: <p>Următorul</p> },
    { path: '/admin/moderation/:id', element: <ModeratedArticlePage /> },
  ];
  const { queries } = openRoutes(routes, {
    known: [
      [moderationQueue.viewQuery('pod').queryKey, view],
      [moderationQueue.listQuery(moderationQueue.list.none).queryKey, list],
    ],
    address: '/admin/moderation/pod',
  });
  return { queries, calls };
}

test('Alt+A asks, then publishes the version that was read and opens the next article', async () => {
  const { calls } = open(article());
  fireEvent.keyDown(window, { code: 'KeyA', key: 'a', altKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicați „Podul nou”?' }));
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publică' }));
  expect(await screen.findByText('Următorul')).toBeTruthy();
  expect(calls).toEqual([{ call: 'POST /api/admin/articles/pod/approve', body: { version: 2 } }]);
});

test('a key that is held down publishes nothing', () => {
  const { calls } = open(article());
  fireEvent.keyDown(window, { code: 'KeyA', key: 'a', altKey: true, repeat: true });
  expect(calls).toEqual([]);
});

test('a rejection asks for a reason, and sends it with the version of the waiting text', async () => {
  const proposed = { ...proposal, text: text({ title: 'Podul nou, deschis' }) };
  const view = article({
    status: 'published',
    publishedAt: AT,
    proposal: proposed,
    actions: ['approveRevision', 'rejectRevision'],
  });
  const { calls } = open(view);
  fireEvent.keyDown(window, { code: 'KeyR', key: 'r', altKey: true });
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Respinge modificările' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Fără sursă.');
  await userEvent.click(dialog.getByRole('button', { name: 'Respinge modificările' }));
  await waitFor(() =>
    expect(calls).toEqual([
      { call: 'POST /api/admin/articles/pod/revision/reject', body: { version: 4, reason: 'Fără sursă.' } },
    ]),
  );
});

test('the changes of a revision are shown word by word, beside the public text', () => {
  const proposed = { ...proposal, text: text({ title: 'Podul vechi', body: '<p>Podul se deschide în iunie.</p>' }) };
  open(article({ status: 'published', publishedAt: AT, proposal: proposed, actions: ['approveRevision'] }));
  const changes = within(screen.getByRole('region', { name: 'Ce s-a schimbat' }));
  const marked = (tag: string) =>
    changes.getAllByText((_, element) => element?.tagName === tag).map((element) => element.textContent);
  expect(marked('INS')).toEqual(['adăugat: vechi', 'adăugat: iunie']);
  expect(marked('DEL')).toEqual(['scos: nou', 'scos: mai']);
  expect(screen.getByRole('region', { name: 'Textul public acum' })).toBeTruthy();
});

test('a change by the author since the page was opened is shown, with both texts', async () => {
  const { queries } = open(article());
  expect(screen.queryByText('Autorul a schimbat textul între timp.')).toBeNull();
  const later = article({ version: 5, text: text({ body: '<p>Podul se deschide în iunie.</p>' }) });
  queries.setQueryData(moderationQueue.viewQuery('pod').queryKey, later);
  expect(await screen.findByText('Autorul a schimbat textul între timp.')).toBeTruthy();
  const changes = within(screen.getByRole('region', { name: 'Ce s-a schimbat' }));
  expect(changes.getByText('iunie')).toBeTruthy();
});

test('texts that differ only in markup have no changes', () => {
  expect(changesBetween(text(), text({ body: '<p>Podul <strong>se deschide</strong> în mai.</p>' }))).toEqual([]);
  expect(wordsOf('<h2>Unu</h2><ul><li>doi</li><li>trei</li></ul><p>patru</p>')).toBe('Unu\ndoi\ntrei\npatru');
});

test('only the surroundings of a change in a long text are shown', () => {
  const long = 'cuvinte '.repeat(200);
  const [body] = changesBetween(text({ body: `<p>${long}unu</p>` }), text({ body: `<p>${long}doi</p>` }));
  const [same, ...changed] = body?.parts ?? [];
  expect(same?.value).toMatch(/^ \[…\] (\S* ?)*cuvinte $/);
  expect(same?.value.length).toBeLessThan(200);
  expect(changed.map(({ value }) => value).sort()).toEqual(['doi', 'unu']);
});
