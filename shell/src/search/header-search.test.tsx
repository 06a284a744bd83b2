import { afterEach, expect, jest, test } from '@jest/globals';
import type { SuggestionView } from '@psp/contracts/search';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { useSession } from '@psp/auth/session';
import { HeaderSearch } from './header-search.tsx';

const selimbar = { id: 'a', title: 'Șelimbăr', subtitle: 'Sibiu', href: '/comunitati/a' };
const civis = { id: 'b', title: 'Civis Digital', subtitle: 'Registratură · Sibiu', href: '/partener/b' };
const view: SuggestionView = {
  terms: ['selimbar'],
  corrected: null,
  groups: [
    { kind: 'community', items: [selimbar] },
    { kind: 'partner', items: [civis] },
  ],
};

/** Milliseconds without input after which the search is sent. */
const PAUSE_MS = 150;

interface SearchRequest {
  q: string | null;
  signal: AbortSignal | null | undefined;
}
const { fetch } = globalThis;
let requests: SearchRequest[] = [];

/** Opens a page with the search; `answer` answers its requests. */
const open = (answer: (q: string) => Promise<Response>) => {
  requests = [];
  globalThis.fetch = (input, init) => {
    const q = new URL(String(input), 'http://portal.test').searchParams.get('q');
    requests.push({ q, signal: init?.signal });
    return answer(q ?? '');
  };
  return openPage([{ path: '*', element: <HeaderSearch /> }], '/');
};
const field = () => screen.getByLabelText<HTMLInputElement>('Caută comunități, parteneri, soluții și articole');
const answerWith = (body: SuggestionView) => () => Promise.resolve(Response.json(body));
const type = async (text: string) => {
  await userEvent.type(field(), text);
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
};
const chosen = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  useSession.setState({ kind: null });
  globalThis.fetch = fetch;
});

test('before its code is fetched, the search is a form that opens the page of results', async () => {
  const router = open(answerWith(view));
  const form = screen.getByRole('search', { name: 'Căutare în portal' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/cautare', 'get']);
  expect([field().name, field().maxLength, field().getAttribute('role')]).toEqual(['q', 200, null]);
  expect(screen.getByLabelText('Caută').getAttribute('href')).toBe('/cautare');
  await userEvent.type(field(), 'apă & canal{Enter}');
  expect(addressOf(router)).toBe('/cautare?q=ap%C4%83+%26+canal');
});

test('results are listed in groups, matches are highlighted, and their number is announced', async () => {
  open(answerWith(view));
  await type('selimbar');
  const list = await screen.findByRole('listbox', { name: 'Rezultate' });
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-labelledby')).length,
  ).toBe(2);
  const group = within(list).getByRole('group', { name: 'Comunități' });
  expect(within(group).getByRole('option', { name: 'Șelimbăr Sibiu' }).querySelector('mark')?.textContent).toBe(
    'Șelimbăr',
  );
  expect(within(list).getByRole('option', { name: 'Toate rezultatele' }).getAttribute('href')).toBe(
    '/cautare?q=selimbar',
  );
  await waitFor(() =>
    expect(document.querySelector('[data-live-announcer] [aria-live=assertive]')?.textContent).toBe('3 sugestii'),
  );
  expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-controls')]).toEqual(['true', list.id]);
});

test('arrow keys move through the results, and Enter opens one and clears the field', async () => {
  const router = open(answerWith(view));
  await type('se');
  await screen.findByRole('listbox');
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Șelimbăr');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toContain('Toate rezultatele');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Șelimbăr');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toContain('Civis Digital');
  await userEvent.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/partener/b');
  expect(field().value).toBe('');
});

test('a click opens a suggestion in this tab, a Ctrl click leaves the page unchanged', async () => {
  const router = open(answerWith(view));
  await type('se');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(await screen.findByRole('option', { name: /Civis Digital/ }));
  await user.keyboard('{/Control}');
  expect(addressOf(router)).toBe('/');
  await type('se');
  await user.click(await screen.findByRole('option', { name: /Civis Digital/ }));
  expect([addressOf(router), field().value]).toEqual(['/partener/b', '']);
});

test('Enter without a chosen suggestion opens the page of results', async () => {
  const router = open(answerWith(view));
  await type('se');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/cautare?q=se');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('text typed while the code of the suggestions is fetched stays, with focus and caret', async () => {
  open(answerWith(view));
  const plain = field();
  plain.focus();
  fireEvent.input(plain, { target: { value: 'sibu' } });
  plain.setSelectionRange(3, 3);
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('i');
  expect(field().value).toBe('sibiu');
});

test('the input is replaced only after a composition has ended', async () => {
  open(answerWith(view));
  const plain = field();
  fireEvent.focus(plain);
  fireEvent.compositionStart(plain);
  await act(() => import('./suggestions.tsx'));
  expect(field()).toBe(plain);
  fireEvent.compositionEnd(plain);
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
});

test('Escape closes the list and keeps the text; an arrow key or typing opens it again', async () => {
  open(answerWith(view));
  await type('se');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field().getAttribute('aria-expanded'), field().value]).toEqual([
    null,
    'false',
    'se',
  ]);
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a request is sent after a pause in typing, and is aborted by the next one', async () => {
  const answers: (() => void)[] = [];
  open((q) => new Promise((resolve) => answers.push(() => resolve(Response.json({ ...view, corrected: q })))));
  jest.useFakeTimers();
  const write = (value: string) => fireEvent.input(field(), { target: { value } });
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const questions = () => requests.map(({ q }) => q);
  write('se');
  await act(() => import('./suggestions.tsx'));
  expect(field().getAttribute('role')).toBe('combobox');
  await wait(PAUSE_MS - 1);
  write('sel');
  await wait(PAUSE_MS - 1);
  expect(questions()).toEqual([]);
  await wait(1);
  expect(questions()).toEqual(['sel']);
  write('selimb');
  await wait(PAUSE_MS);
  expect(questions()).toEqual(['sel', 'selimb']);
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  jest.useRealTimers();
  for (const answer of answers) answer();
  expect(await screen.findByText('Rezultate pentru „selimb”')).toBeTruthy();
});

test('a correction without results is not shown', async () => {
  open(answerWith({ terms: ['zzzz'], corrected: 'zzza', groups: [] }));
  await type('zzzz');
  expect(await screen.findByText('Niciun rezultat pentru „zzzz”.')).toBeTruthy();
  expect(screen.queryByText(/Rezultate pentru/)).toBeNull();
  expect(screen.getByRole('status').textContent).not.toContain('Rezultate pentru');
});

test.each<[string, string, SuggestionView | number, string]>([
  ['one letter', 's', view, 'Scrieți cel puțin două litere ale unui cuvânt.'],
  ['no words at all', '🙂 …!', view, 'Scrieți cel puțin două litere ale unui cuvânt.'],
  ['no match', 'zzzz', { terms: ['zzzz'], corrected: null, groups: [] }, 'Niciun rezultat pentru „zzzz”.'],
  ['a mistyped word', 'slimbar', { ...view, corrected: 'șelimbăr' }, 'Rezultate pentru „șelimbăr”'],
  ['a service that is down', 'sel', 500, 'Rezultatele nu au putut fi încărcate.'],
])('%s: a message is shown', async (_, text, answer, told) => {
  open(() =>
    Promise.resolve(typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)),
  );
  await type(text);
  expect((await screen.findAllByText(told, { exact: false })).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(told));
  expect(screen.queryByRole('listbox') !== null).toBe(
    typeof answer !== 'number' && answer.groups.length > 0 && text.length > 6,
  );
});

test('a user of an authority sees its own records before public results', async () => {
  useSession.setState({ kind: 'uat' });
  const request = {
    id: 'r',
    title: 'Șelimbăr, iluminat',
    subtitle: 'SP-2026-000088, Ciornă',
    href: '/uat/service-requests/r',
  };
  const areas: string[] = [];
  open(answerWith(view));
  const answerPublic = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    areas.push(pathname);
    if (pathname !== '/api/uat/search') return answerPublic(input, init);
    return Promise.resolve(Response.json({ groups: [{ kind: 'request', items: [request] }] }));
  };
  await type('selimbar');
  expect(await screen.findByRole('group', { name: 'Solicitările mele' })).toBeTruthy();
  expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/uat/service-requests/r');
  expect(new Set(areas)).toEqual(new Set(['/api/uat/search', '/api/public/search/suggestions']));
});

test('a long pasted text is cut to the maximum length', async () => {
  open(answerWith(view));
  await userEvent.click(field());
  await userEvent.paste('ș'.repeat(10_000));
  expect(field().value).toHaveLength(200);
});
