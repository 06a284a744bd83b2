import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';
import type { ownArticleOperations, OwnArticleView, StoredArticleText } from '@psp/contracts/own-articles';
import { DesignProvider } from '@psp/design-system/provider';
import { ApiError } from '@psp/remote/api-error';
import { createQueryClient } from '@psp/remote/query';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ArticleEditor } from './editor-page.tsx';

const AT = '2026-03-05T07:30:00Z';
const text: StoredArticleText = {
  title: 'Podul nou',
  category: 'uat-proiecte',
  categoryName: 'Proiecte',
  blogSlug: 'administrare',
  summary: '',
  body: '<p>Podul se deschide.</p>',
  coverImageId: null,
  coverAlt: '',
  cover: null,
};
const draft: OwnArticleView = {
  id: 'pod',
  version: 1,
  status: 'draft',
  reason: null,
  text,
  proposal: null,
  author: 'Comuna Vale',
  views: 0,
  readingMinutes: 1,
  submittedAt: null,
  publishedAt: null,
  createdAt: AT,
  updatedAt: AT,
  history: [],
  actions: ['edit', 'discard', 'submit'],
};
const published: OwnArticleView = { ...draft, status: 'published', version: 3, publishedAt: AT, actions: ['revise'] };

/* The editor reads the position of the caret to scroll it into view; jsdom has no layout. */
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});
afterEach(cleanup);

/** Opens the editor with a fake service that accepts every write, or rejects with `refusal`. Returns the recorded writes. */
function open(initial: OwnArticleView | null, refusal?: ApiError) {
  const categories = { items: [{ slug: 'uat-proiecte', name: 'Proiecte' }] };
  let version = initial?.version ?? 0;
  const { api, calls } = fakeApi<typeof ownArticleOperations>((address) => {
    if (address.startsWith('GET ')) return address === 'GET /article-categories' ? categories : initial;
    if (refusal) throw refusal;
    version += 1;
    return { ...(initial ?? draft), version };
  });
  const element = <ArticleEditor area={{ kind: 'uat', api, path: '/uat/community/articles' }} initial={initial} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  return calls;
}

test('an empty article is not sent: the error summary takes the focus and names each field', async () => {
  const calls = open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Trimite spre aprobare' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scrieți titlul.', 'Alegeți categoria.', 'Scrieți textul.']);
  expect(within(summary).getByText('Toate câmpurile sunt obligatorii, în afară de cele opționale')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an unfinished article shows no field errors when it is opened again', async () => {
  const name = draftKey('cont', 'article:new');
  localStorage.setItem(name, JSON.stringify({ content: { ...text, title: 'Podul', body: '' }, version: null }));
  open(null);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titlu' })).value).toBe('Podul');
  expect(await screen.findByText(/^Nesalvat încă: ciorna are nevoie/)).toBeTruthy();
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  expect(screen.queryByText('Scrieți textul.')).toBeNull();
});

test('a draft is autosaved over the version that was read', async () => {
  const calls = open(draft);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titlu' }), ', deschis');
  expect(await screen.findByText(/^Salvat la/)).toBeTruthy();
  expect(calls).toEqual([
    {
      address: 'PUT /articles/:id',
      input: { id: 'pod', body: expect.objectContaining({ title: 'Podul nou, deschis', version: 1 }) },
    },
  ]);
});

test('a revision of a published article is saved on request only, over the pending proposal', async () => {
  const waiting = { id: 'p', status: 'pending', version: 7, reason: null, createdAt: AT, text } as const;
  const calls = open({ ...published, proposal: waiting });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titlu' }), ', deschis');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite modificările spre aprobare' }));
  expect(calls).toEqual([
    {
      address: 'PUT /articles/:id/revision',
      input: { id: 'pod', body: expect.objectContaining({ title: 'Podul nou, deschis', version: 7 }) },
    },
  ]);
});

test('when the session has ended, the text is kept and the message is the one for articles', async () => {
  open(draft, new ApiError(401, 'auth.required', 'Sesiunea s-a încheiat.'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titlu' }), ', deschis');
  expect(await screen.findByText(/^Trebuie să fii autentificat pentru a crea articole/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titlu' }).value).toBe('Podul nou, deschis');
  expect(localStorage.length).toBeGreaterThan(0);
});

test('an article whose picture has no text alternative is not sent', async () => {
  const cover = { id: '0192d6f3-8d02-7000-9966-9eb831be2d05', width: 960, height: 640, widths: [480, 960] };
  const calls = open({ ...published, text: { ...text, cover, coverImageId: cover.id } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titlu' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite modificările spre aprobare' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByRole('link', { name: 'Descrieți imaginea principală.' })).toBeTruthy();
  expect(calls).toEqual([]);
});
