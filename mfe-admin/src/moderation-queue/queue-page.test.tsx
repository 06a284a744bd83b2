import { afterEach, expect, test } from '@jest/globals';
import type { ContestView, ModerationQueue, QueueItem } from '@psp/contracts/decisions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { contestQuery, itemsQuery } from './queries.ts';
import { ModerationQueuePage } from './queue-page.tsx';

const AT = '2026-03-05T07:30:00Z';
const [FIRST, SECOND] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'] as const;

const item = (id: string, title: string): QueueItem => ({
  ...{ kind: 'contests', id, title, organisation: 'Softprim', excerpt: 'Nu este reclamă.', since: AT },
});
const queue = (items: QueueItem[]): ModerationQueue => ({
  items,
  next: null,
  total: items.length,
  counts: {
    articles: 0,
    posts: 0,
    flags: 0,
    documents: 0,
    trainings: 0,
    conversations: 0,
    exchange: 0,
    reviews: 0,
    solutions: 0,
    contests: items.length,
  },
});
const contest = (id: string, title: string, deciding: Partial<ContestView> = {}): ContestView => ({
  ...{ id, version: 2, entity: 'article', outcome: 'refused', status: 'contested', title, pageId: id },
  ...{
    organisation: { id, name: 'Softprim' },
    reason: 'Reclamă.',
    decidedBy: 'Vlad Neagu',
    decidedAt: AT,
    isOwn: false,
  },
  ...{ text: 'Nu este reclamă.', contestedAt: AT, answer: null, history: [], actions: ['uphold', 'reverse'] },
  ...deciding,
});

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

function open(views: ContestView[], address = '/admin/moderation') {
  const list = queue(views.map(({ id, title }) => item(id, title)));
  const calls = answerPortal({ ...views[0], ...list });
  const known = [
    [itemsQuery({ kind: 'all' }).queryKey, list],
    ...views.map((view) => [contestQuery(view.id).queryKey, view] as const),
  ] as const;
  return { ...openAt(<ModerationQueuePage />, { known, address }), calls };
}
const shown = () => within(screen.getByRole('region', { name: 'Conținutul' })).getAllByRole('heading', { level: 2 })[0];

test('the first item is shown; arrows and J in the list, and Alt+K anywhere, open another', async () => {
  const { router } = open([contest(FIRST, 'Arhiva'), contest(SECOND, 'Podul')]);
  await waitFor(() => expect(shown()?.textContent).toBe('Arhiva'));
  const links = within(screen.getByRole('region', { name: 'Coada' })).getAllByRole('link');
  links[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  await waitFor(() => expect(shown()?.textContent).toBe('Podul'));
  expect(document.activeElement).toBe(links[1]);
  expect(router.state.location.search).toBe(`?item=contests_${SECOND}`);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
  expect(document.activeElement).toBe(links[1]);
  fireEvent.keyDown(window, { code: 'KeyK', key: 'k', altKey: true });
  await waitFor(() => expect(shown()?.textContent).toBe('Arhiva'));
});

test('a decision sends the version that was read and opens the next item', async () => {
  const { calls, router } = open([contest(FIRST, 'Arhiva'), contest(SECOND, 'Podul')]);
  await waitFor(() => expect(shown()?.textContent).toBe('Arhiva'));
  fireEvent.keyDown(window, { code: 'KeyA', key: 'a', altKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Întoarceți decizia: Arhiva?' }));
  await userEvent.type(dialog.getByLabelText('Răspunsul'), 'Este informație.');
  await userEvent.click(dialog.getByRole('button', { name: 'Întoarce decizia' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?item=contests_${SECOND}`));
  expect(calls).toEqual([
    {
      call: `POST /api/admin/moderation/contests/${FIRST}/reverse`,
      body: { version: 2, reason: 'Este informație.' },
    },
  ]);
});

test('who took the contested decision reads why they do not decide on the contest', async () => {
  open([contest(FIRST, 'Arhiva', { actions: [], isOwn: true })]);
  expect(await screen.findByText('Contestația o hotărăște alt administrator.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Întoarce decizia' })).toBeNull();
});

test('a contest about a conversation says what happens to it, and one that cannot be admitted is closed', async () => {
  open([contest(FIRST, 'Drumuri', { entity: 'conversation-report', actions: ['uphold', 'reverse'] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Întoarce decizia' }));
  expect(await screen.findByText(/^Conversația se redeschide chiar acum/)).toBeTruthy();
  cleanup();
  const { calls } = open([contest(FIRST, 'Arhiva', { actions: ['uphold', 'close'] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Închide fără hotărâre' }));
  expect(screen.queryByRole('button', { name: 'Întoarce decizia' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Închideți contestația: Arhiva?' }));
  await userEvent.type(dialog.getByLabelText('Răspunsul'), 'A expirat.');
  await userEvent.click(dialog.getByRole('button', { name: 'Închide fără hotărâre' }));
  await waitFor(() => expect(calls[0]?.call).toBe(`POST /api/admin/moderation/contests/${FIRST}/close`));
});

test('what somebody else has decided meanwhile says by whom', async () => {
  const entry = { id: FIRST, at: AT, action: 'decision.uphold', who: 'Vlad Neagu', from: null, to: null };
  const history = [{ ...entry, reason: null, outcome: 'done' as const }];
  open([contest(FIRST, 'Arhiva', { status: 'upheld', actions: [], history })]);
  expect(await screen.findByText(/^Contestație respinsă: Vlad Neagu/)).toBeTruthy();
});

test('an empty queue says so, and an unknown item asks to choose', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nimic de moderat' })).toBeTruthy();
  cleanup();
  open([contest(FIRST, 'Arhiva')], '/admin/moderation?item=altceva');
  expect(await screen.findByText('Alegeți un element din coadă.')).toBeTruthy();
});
