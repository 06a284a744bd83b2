import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ArticleItem, ArticleList, ArticleView } from '@psp/contracts/articles';
import { createQueryClient } from '@psp/remote/query';
import { ApiError } from '@psp/remote/api-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Missing } from '../common/missing.tsx';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';

const anItem = (index: number, deciding: Partial<ArticleItem> = {}): ArticleItem => ({
  id: `0192d6f3-8d02-7000-9966-9eb831be2d0${index.toString(16)}`,
  title: `Articolul ${index}`,
  excerpt: 'Începutul.',
  category: { name: 'Proiecte', blogSlug: 'administrare', blogName: 'Administrare' },
  author: { name: 'Comuna Vale', kind: 'uat', profileId: null },
  publishedAt: '2026-03-05T10:00:00+00:00',
  views: 21,
  readingMinutes: 4,
  coverAlt: '',
  cover: null,
  ...deciding,
});
const aList = (count: number, deciding: Partial<ArticleList> = {}): ArticleList => ({
  items: Array.from({ length: count }, (_, index) => anItem(index)),
  total: count,
  page: 1,
  pageSize: 15,
  categories: [{ slug: 'legislatie', name: 'Legislație' }],
  ...deciding,
});
const article: ArticleView = {
  ...anItem(1, { author: { name: 'Civis', kind: 'firma', profileId: '0192d6f3-8d02-7000-9966-9eb831be2d05' } }),
  url: 'https://portal.example/blog/1',
  body: '<h2>Primul pas</h2><p>Text.</p>',
  related: [anItem(2)],
};

const { fetch } = globalThis;
const asked: string[] = [];
/** Answer to GET requests; all others fail. */
let answer: () => ArticleList | ArticleView | ApiError;
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address, { method = 'GET' } = {}) => {
    asked.push(`${method} ${String(address).replace('/api/public', '')}`);
    const given = method === 'GET' ? answer() : new ApiError(500, 'internal', 'Fără răspuns');
    if (!(given instanceof ApiError)) return Response.json(given);
    const { status, code, message } = given;
    return Response.json({ code, message }, { status });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});
const open = (address: string, given: ArticleList | ArticleView | ApiError) => {
  answer = () => given;
  // React Router logs the errors that it passes to the error element.
  if (given instanceof ApiError) jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      { path: '/blog', Component: BlogPage },
      { path: '/blog/:id', Component: ArticlePage, errorElement: <Missing what="article" /> },
    ],
    { initialEntries: [address] },
  );
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the three newest articles are shown large; each has author, date, reading time and views', async () => {
  open('/blog', aList(5));
  expect(await screen.findByText('5 articole')).toBeTruthy();
  expect(headings(2).slice(0, 2)).toEqual(['Cele mai noi', 'Mai devreme']);
  const newest = screen.getByRole('region', { name: 'Cele mai noi' });
  expect(within(newest).getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(within(newest).getAllByRole('article')[0]?.textContent).toMatch(
    /Administrare · ProiecteArticolul 0Începutul\.Comuna Vale5 martie 20264 min de citit21 de vizualizări/,
  );
});

test('categories are links, the search works without scripts, and the feed is linked', async () => {
  open('/blog?q=taxe', aList(1));
  await screen.findByText('1 articol');
  const chips = screen.getByRole('navigation', { name: 'Categorii' });
  expect(within(chips).getByRole('link', { name: 'Legislație' }).getAttribute('href')).toBe(
    '/blog?q=taxe&category=legislatie',
  );
  expect(within(chips).getByRole('link', { name: 'Toate' }).getAttribute('aria-current')).toBe('true');
  const form = screen.getByRole('search') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/blog', 'get']);
  expect(screen.getByRole('link', { name: 'Flux RSS' }).getAttribute('href')).toBe('/api/public/articles/rss.xml');
  const named = document.head.querySelector('link[rel="alternate"][type="application/rss+xml"]');
  expect(named?.getAttribute('href')).toBe(`${window.location.origin}/api/public/articles/rss.xml`);
});

test('a search sent while a category is loading keeps the category', async () => {
  answer = () => aList(1);
  const arrived = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => (request.url.includes('?') ? arrived.promise : null);
  const route = { path: '/blog', Component: BlogPage, HydrateFallback: () => null, loader };
  const router = createMemoryRouter([route], { initialEntries: ['/blog'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Legislație' }));
  await userEvent.type(screen.getByRole('searchbox'), 'taxe{Enter}');
  arrived.resolve(null);
  await waitFor(() => expect(router.state.location.search).toBe('?q=taxe&category=legislatie'));
});

test('a search changes the address and starts at the first page', async () => {
  open('/blog?category=legislatie&page=2', aList(1, { page: 2, total: 16 }));
  await screen.findByText('16 articole');
  await userEvent.type(screen.getByRole('searchbox'), ' 100% ');
  await userEvent.click(screen.getByRole('button', { name: 'Caută' }));
  await waitFor(() => expect(asked.at(-1)).toBe('GET /articles?q=100%25&category=legislatie&page=1'));
});

test.each([
  ['/blog', aList(0), 'Niciun articol încă'],
  ['/blog?q=%25', aList(0), 'Niciun articol nu se potrivește'],
  ['/blog?category=magie', aList(0), 'Niciun articol nu se potrivește'],
  ['/blog?page=99', aList(0, { total: 40, page: 99 }), 'Această pagină nu mai există. Lista este mai scurtă acum.'],
])('%s says why the list is empty', async (address, list, title) => {
  open(address, list);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a failure is not shown as an empty list and can be retried', async () => {
  open('/blog', new ApiError(500, 'internal', 'A apărut o eroare neașteptată. Încercați din nou.'));
  await screen.findByText('A apărut o eroare neașteptată. Încercați din nou.');
  answer = () => aList(1);
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText('Articolul 0')).toBeTruthy();
});

test('an article shows its text, facts, share links without trackers, and related articles', async () => {
  open(`/blog/${article.id}`, article);
  expect(await screen.findByRole('heading', { level: 1, name: 'Articolul 1' })).toBeTruthy();
  expect(headings(2)).toEqual(['Primul pas', 'Distribuie articolul', 'Articole pe aceeași temă']);
  expect(screen.getByRole('link', { name: 'Civis' }).getAttribute('href')).toBe(
    '/partener/0192d6f3-8d02-7000-9966-9eb831be2d05',
  );
  const address = encodeURIComponent(article.url);
  const share = within(screen.getByRole('region', { name: 'Distribuie articolul' })).getAllByRole('link');
  for (const link of share) expect(link.getAttribute('href')).toContain(address);
  expect(share.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Facebook',
    'LinkedIn',
    'WhatsApp',
    'E-mail',
  ]);
  expect(document.querySelectorAll('script[src], iframe, img[src^="http"]')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Înapoi la blog' }).getAttribute('href')).toBe('/blog');
});

test('the view is reported once, and a failure to report it is ignored', async () => {
  open(`/blog/${article.id}`, article);
  await screen.findByRole('heading', { level: 1, name: 'Articolul 1' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([`POST /articles/${article.id}/views`]);
});

test('copying the link announces success or failure', async () => {
  const user = userEvent.setup();
  open(`/blog/${article.id}`, article);
  await user.click(await screen.findByRole('button', { name: 'Copiază linkul' }));
  expect(await screen.findByText('Linkul a fost copiat.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(article.url);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copiază linkul' }));
  expect(await screen.findByText(/Nu am putut copia linkul/)).toBeTruthy();
});

test('without a clipboard, as on pages without https, the failure is announced', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  open(`/blog/${article.id}`, article);
  await user.click(await screen.findByRole('button', { name: 'Copiază linkul' }));
  expect(await screen.findByText(/Nu am putut copia linkul/)).toBeTruthy();
});

test('an article that cannot be loaded shows it in the document title and can be retried', async () => {
  document.title = 'Pagina de dinainte';
  open(`/blog/${article.id}`, new ApiError(500, 'internal', 'A apărut o eroare neașteptată. Încercați din nou.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nu am putut încărca articolul.' })).toBeTruthy();
  expect(document.title).toBe('Nu am putut încărca articolul. – Portal PSP');
  answer = () => article;
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Articolul 1' })).toBeTruthy();
});

test('a missing article links back to the blog', async () => {
  open('/blog/abc', new ApiError(404, 'not_found', 'Nu există.'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Articolul nu a fost găsit' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Înapoi la blog' }).getAttribute('href')).toBe('/blog');
  expect(asked.some((call) => call.startsWith('POST'))).toBe(false);
});
