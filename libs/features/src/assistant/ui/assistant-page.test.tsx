import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AssistantConversation, AssistantTurn } from '@psp/contracts/assistant';
import { ticketDraft } from '@psp/contracts/ticket-basics';
import { accountDevice } from '@psp/remote/editor/device';
import { session, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { assistantRoutes } from './routes.tsx';
import { assistantArea } from './testing/area.ts';
import { conversation, passage, turn } from './testing/conversation.ts';

beforeEach(() => {
  localStorage.clear();
  signInAs(session);
});
afterEach(cleanup);

const SUGGESTED = 'Cum consultăm piața?';
const QUESTION = 'Cât putem cumpăra direct?';

/** Fake service with the conversation `c-1`, which another window continues with `goOn`. */
function portal(turns: AssistantTurn[] = [turn(1)]) {
  let stored: AssistantConversation = conversation(turns);
  const { area, calls, refuse } = assistantArea((address, input) => {
    if (address === 'GET /assistant') return { suggested: [SUGGESTED], isGenerating: false };
    if (address === 'GET /assistant/conversations') return { items: [stored], total: 1, page: 1, pageSize: 20 };
    if (address.endsWith('/questions') || address === 'POST /assistant/conversations') {
      const { question } = Reflect.get(input, 'body') as { question: string };
      const before = address.endsWith('/questions') ? stored.turns : [];
      stored = conversation([...before, turn(before.length + 1, { question })]);
    }
    return stored;
  });
  return {
    ...{ calls, refuse },
    goOn: () => {
      stored = conversation([...stored.turns, turn(stored.turns.length + 1)]);
    },
    open: (address = '/uat/ai-chat/c-1') => openPage([{ path: '/uat', children: assistantRoutes(area) }], address),
  };
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Întrebarea dvs.' });
const log = () => within(screen.getByRole('log'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a blank question is not sent, Shift+Enter breaks the line, and Enter sends once', async () => {
  const { open, calls } = portal();
  open();
  await userEvent.type(await field(), '  {Enter}');
  expect(calls).toEqual([]);
  expect(screen.getByRole('button', { name: 'Trimite' }).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Cât{Shift>}{Enter}{/Shift}putem?{Enter}{Enter}');
  expect(calls).toEqual([
    {
      address: 'POST /assistant/conversations/:id/questions',
      input: { id: 'c-1', body: { question: 'Cât\nputem?', after: 1 } },
    },
  ]);
  expect(await log().findByText('Răspunsul 2, întâi.')).toBeTruthy();
  expect((await field()).value).toBe('');
});

test('a question that is too long is explained and not sent', async () => {
  const { open, calls } = portal();
  open();
  await userEvent.click(await field());
  await userEvent.paste('a'.repeat(2001));
  await userEvent.type(await field(), '{Enter}');
  expect(screen.getByText(/cel mult 2.000 de caractere/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the first question gives a new conversation its address, and the field and the log stay', async () => {
  const { open, calls } = portal();
  const router = open('/uat/ai-chat');
  const text = await field();
  const shown = screen.getByRole('log');
  await userEvent.type(text, `${QUESTION}{Enter}`);
  await waitFor(() => expect(addressOf(router)).toBe('/uat/ai-chat/c-1'));
  expect(calls).toMatchObject([{ address: 'POST /assistant/conversations', input: { body: { question: QUESTION } } }]);
  expect(await log().findByText('Răspunsul 1, întâi.')).toBeTruthy();
  expect(screen.getByRole('log')).toBe(shown);
  expect(await field()).toBe(text);
  expect(document.activeElement).toBe(text);
  expect(text.value).toBe('');
});

test('a suggested question is sent when it is pressed', async () => {
  const { open, calls } = portal();
  open('/uat/ai-chat');
  await userEvent.click(await screen.findByRole('button', { name: SUGGESTED }));
  expect(calls).toMatchObject([{ input: { body: { question: SUGGESTED } } }]);
});

test('a refused question offers a ticket that has it, and can be put otherwise', async () => {
  const { open } = portal([turn(1, { question: QUESTION, state: 'refused', sentences: [], passages: [] })]);
  const router = open();
  expect(await screen.findByText('Nu am găsit un răspuns în biblioteca portalului')).toBeTruthy();
  await press('Întreb altfel');
  expect((await field()).value).toBe(QUESTION);
  expect(document.activeElement).toBe(await field());
  await press('Deschide un tichet');
  expect(addressOf(router)).toBe('/support');
  const ticket = JSON.parse(accountDevice().read(ticketDraft('support')) ?? '{}');
  expect(ticket).toMatchObject({ message: QUESTION, subject: expect.stringContaining('Întrebare') });
});

test('a refused question lists the passages that come nearest, and opens them', async () => {
  const passages = [passage(1, { quotes: [] }), passage(2, { quotes: [] })];
  const { open } = portal([turn(1, { state: 'refused', sentences: [], passages })]);
  open();
  const nearest = await screen.findByRole('button', { name: /Ghidul 2/ });
  await userEvent.click(nearest);
  expect(screen.getByRole('heading', { name: 'Ghidul 2' })).toBe(document.activeElement);
  expect(nearest.getAttribute('aria-expanded')).toBe('true');
});

test('an answer whose passages match in part says so', async () => {
  const { open } = portal([turn(1, { isPartial: true })]);
  open();
  expect(await screen.findByText(/se potrivesc numai în parte/)).toBeTruthy();
});

test('a citation opens its passage with the quote marked, and closing returns to it', async () => {
  const { open } = portal();
  open();
  const citation = await screen.findByRole('button', { name: 'Pasajul 2' });
  await userEvent.click(citation);
  const title = screen.getByRole('heading', { name: 'Ghidul 2' });
  expect(document.activeElement).toBe(title);
  const opened = title.closest('article');
  expect(opened?.querySelector('mark')?.textContent).toBe('Propoziția 2 este citată.');
  expect(opened?.textContent).toContain('Verificat la 14 noiembrie 2026');
  expect(screen.getByRole('link', { name: 'Deschide documentul' }).getAttribute('href')).toBe('/uat/article/d-2#p4');
  await press('Închide pasajul');
  expect(screen.queryByRole('heading', { name: 'Ghidul 2' })).toBeNull();
  expect(document.activeElement).toBe(citation);
});

test('when another window went on, what it asked is shown and the text is kept', async () => {
  const { open, goOn, refuse, calls } = portal();
  open();
  await userEvent.type(await field(), QUESTION);
  goOn();
  refuse(409, 'assistant.behind', 'Conversația a continuat în altă fereastră.');
  await userEvent.type(await field(), '{Enter}');
  expect(await log().findByText('Răspunsul 2, întâi.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Conversația a continuat în altă fereastră.');
  expect((await field()).value).toBe(QUESTION);
  await press('Trimite din nou');
  expect(calls.at(-1)).toMatchObject({ input: { body: { question: QUESTION, after: 2 } } });
  expect(await log().findByText('Răspunsul 3, întâi.')).toBeTruthy();
  expect((await field()).value).toBe('');
});

test('reading the conversation again changes nothing in the log, and only a new answer is added', async () => {
  const { open } = portal();
  open();
  await screen.findByText('Răspunsul 1, întâi.');
  const added: Node[] = [];
  const observer = new MutationObserver((records) => {
    const announced = records.filter(
      ({ target }) => !(target as Element).closest('[aria-live="off"]') && target !== screen.getByRole('log'),
    );
    for (const record of announced) added.push(...record.addedNodes);
  });
  observer.observe(screen.getByRole('log'), { childList: true, characterData: true, subtree: true });
  await userEvent.type(await field(), `${QUESTION}{Enter}`);
  await screen.findByText('Răspunsul 2, întâi.');
  observer.disconnect();
  const articles = added.filter((node) => node instanceof HTMLElement && node.tagName === 'ARTICLE');
  expect(articles.map(({ textContent }) => textContent?.includes('Răspunsul 2, întâi.'))).toEqual([true]);
  expect(added.some((node) => node.textContent?.includes('Răspunsul 1, întâi.'))).toBe(false);
});

test('an answer that is being written can be stopped, and one that was stopped can be asked for again', async () => {
  const answering = portal([turn(1, { state: 'answering' })]);
  answering.open();
  expect(await screen.findByText('Scrie răspunsul din 2 documente')).toBeTruthy();
  await press('Oprește');
  expect(answering.calls).toMatchObject([
    { address: 'POST /assistant/conversations/:id/stop', input: { body: { turn: 't-1' } } },
  ]);
  cleanup();
  const stopped = portal([turn(1, { state: 'stopped' })]);
  stopped.open();
  await userEvent.click(await screen.findByRole('button', { name: 'Răspunde din nou' }));
  expect(stopped.calls).toMatchObject([{ address: 'POST /assistant/conversations/:id/retry' }]);
});

test('an opinion is sent, and "Nu" asks for a word', async () => {
  const { open, calls } = portal([turn(1, { feedback: { isUseful: false, comment: '' } })]);
  open();
  expect((await screen.findByRole('button', { name: 'Nu' })).getAttribute('aria-pressed')).toBe('true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ce a lipsit?' }), 'Pragul');
  await press('Trimite părerea');
  expect(calls.at(-1)).toMatchObject({
    address: 'POST /assistant/turns/:id/feedback',
    input: { id: 't-1', body: { isUseful: false, comment: 'Pragul' } },
  });
});

test('the unsent text is kept per conversation', async () => {
  portal().open();
  await userEvent.type(await field(), 'Neterminat');
  cleanup();
  portal().open('/uat/ai-chat');
  expect((await field()).value).toBe('');
  cleanup();
  portal().open();
  expect((await field()).value).toBe('Neterminat');
});
