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

/** Typing rests when nothing was typed for so long. */
const PAUSE_MS = 150;

interface Asked {
  q: string | null;
  signal: AbortSignal | null | undefined;
}
const { fetch } = globalThis;
let asked: Asked[] = [];

/** Opens a page with the search, whose questions get this answer. */
const open = (answer: (q: string) => Promise<Response>) => {
  asked = [];
  globalThis.fetch = (input, init) => {
    const q = new URL(String(input), 'http://portal.test').searchParams.get('q');
    asked.push({ q, signal: init?.signal });
    return answer(q ?? '');
  };
  return openPage([{ path: '*', element: <HeaderSearch /> }], '/');
};
const field = () => screen.getByLabelText<HTMLInputElement>('Caută comunități, parteneri, soluții și articole');
const always = (body: SuggestionView) => () => Promise.resolve(Response.json(body));
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

test('before anything is fetched it is a form that leads to the page of results', async () => {
  const router = open(always(view));
  const form = screen.getByRole('search', { name: 'Căutare în portal' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/cautare', 'get']);
  expect([field().name, field().maxLength, field().getAttribute('role')]).toEqual(['q', 200, null]);
  expect(screen.getByLabelText('Caută').getAttribute('href')).toBe('/cautare');
  await userEvent.type(field(), 'apă & canal{Enter}');
  expect(addressOf(router)).toBe('/cautare?q=ap%C4%83+%26+canal');
});

test('what fits is listed in groups, the match stands out, and the number is announced', async () => {
  open(always(view));
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

test('arrows go round the lines, Enter opens one, and the field is empty again', async () => {
  const router = open(always(view));
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

test('a click opens a suggestion here, one with Ctrl leaves the page as it is', async () => {
  const router = open(always(view));
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

test('while the list is open Enter without a chosen suggestion leads to the page of results', async () => {
  const router = open(always(view));
  await type('se');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/cautare?q=se');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('letters typed while the code of the suggestions is fetched stay, and so do the focus and the caret', async () => {
  open(always(view));
  const plain = field();
  plain.focus();
  fireEvent.input(plain, { target: { value: 'sibu' } });
  plain.setSelectionRange(3, 3);
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('i');
  expect(field().value).toBe('sibiu');
});

test('an input in the middle of a composition is replaced only after it', async () => {
  open(always(view));
  const plain = field();
  fireEvent.focus(plain);
  fireEvent.compositionStart(plain);
  await act(() => import('./suggestions.tsx'));
  expect(field()).toBe(plain);
  fireEvent.compositionEnd(plain);
  await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
});

test('Escape closes the list and keeps the text; an arrow or more letters open it again', async () => {
  open(always(view));
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

test('it asks once the typing rests, and calls a question off that the next one overtakes', async () => {
  const answers: (() => void)[] = [];
  open((q) => new Promise((resolve) => answers.push(() => resolve(Response.json({ ...view, corrected: q })))));
  jest.useFakeTimers();
  const write = (value: string) => fireEvent.input(field(), { target: { value } });
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const questions = () => asked.map(({ q }) => q);
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
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  jest.useRealTimers();
  for (const answer of answers) answer();
  expect(await screen.findByText('Rezultate pentru „selimb”')).toBeTruthy();
});

test('a correction that found nothing either is not told', async () => {
  open(always({ terms: ['zzzz'], corrected: 'zzza', groups: [] }));
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
])('%s is told', async (_, text, answer, told) => {
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

test('who belongs to an authority finds its own things before what anybody finds', async () => {
  useSession.setState({ kind: 'uat' });
  const request = {
    id: 'r',
    title: 'Șelimbăr, iluminat',
    subtitle: 'SP-2026-000088, Ciornă',
    href: '/uat/service-requests/r',
  };
  const areas: string[] = [];
  open(always(view));
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

test('a pasted page is cut to what is searched', async () => {
  open(always(view));
  await userEvent.click(field());
  await userEvent.paste('ș'.repeat(10_000));
  expect(field().value).toHaveLength(200);
});
