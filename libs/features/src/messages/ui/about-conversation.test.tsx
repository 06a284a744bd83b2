import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ConversationView } from '@psp/contracts/messages';
import { session, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AboutConversation } from './about-conversation.tsx';
import { Conversation } from './conversation.tsx';
import { NewPage } from './new-page.tsx';
import { conversation, message } from './testing/conversation.ts';
import { messagesArea } from './testing/area.ts';

const unseen = { observe: () => undefined, disconnect: () => undefined };
Object.assign(globalThis, {
  IntersectionObserver: function Unseen() {
    return unseen;
  },
});

beforeEach(() => {
  localStorage.clear();
  signInAs(session);
});
afterEach(cleanup);

const TEXT = 'Când puteți veni?';
const NEW = '/uat/messages/new?to=f-1&request=r-1';

/** The portal, in which a conversation about the request can begin at any time, or be refused. */
function portal() {
  let begun: ConversationView | null = null;
  let refusal: string | null = null;
  const { area, calls, refuse } = messagesArea('uat', (address) => {
    if (address !== 'GET /conversations/start') return begun;
    return { other: { id: 'f-1', name: 'Softprim' }, subject: 'Registru', existing: begun?.id ?? null, refusal };
  });
  return {
    area,
    calls,
    begin: (first: Parameters<typeof message>[1] = {}) => {
      begun = conversation({ messages: [message(1, first)] });
    },
    refuse: () => refuse(409, 'version.stale', 'Datele s-au schimbat între timp.'),
    /** The portal takes no more first messages of the organisation. */
    refuseFor: (status: number, code: string, why: string) => {
      refusal = why;
      refuse(status, code, why);
    },
    /** The page of the request, whose conversation stands on it. */
    open: (address = '/uat/service-requests/r-1') =>
      openPage(
        [
          {
            path: '/uat/service-requests/r-1',
            element: <AboutConversation area={area} about={{ request: 'r-1', to: 'f-1' }} />,
          },
          { path: '/uat/messages/new', element: <NewPage area={area} /> },
          { path: '/uat/messages/c-1', element: <Conversation area={area} id="c-1" /> },
        ],
        address,
      ),
  };
}
const firstMessage = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mesaj' });
const compose = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mesaj către Softprim' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Trimite' }));

test('a first message that the other side’s came before stands where the next one is written', async () => {
  const { open, begin, refuse, calls } = portal();
  open();
  await userEvent.type(await firstMessage(), TEXT);
  begin();
  refuse();
  await send();
  expect((await compose()).value).toBe(TEXT);
  expect(screen.getByText('Mesajul 1')).toBeTruthy();
  cleanup();
  open();
  expect((await compose()).value).toBe(TEXT);
  await userEvent.type(await compose(), '{Enter}');
  expect(calls.at(-1)).toMatchObject({
    address: 'POST /conversations/:id/messages',
    input: { id: 'c-1', body: { body: TEXT, isNote: false } },
  });
  cleanup();
  open();
  expect((await compose()).value).toBe('');
});

test('so does one that was left on its own page, which leads to the conversation then', async () => {
  const { open, begin } = portal();
  open(NEW);
  await userEvent.type(await firstMessage(), TEXT);
  cleanup();
  begin();
  const router = open(NEW);
  await waitFor(() => expect(addressOf(router)).toBe('/uat/messages/c-1'));
  expect((await compose()).value).toBe(TEXT);
});

test('what was sent is not written once more, also where its answer was lost', async () => {
  const { open, begin, calls } = portal();
  open();
  await userEvent.type(await firstMessage(), TEXT);
  begin({ isOwn: true, isMine: true, body: TEXT });
  await send();
  expect(calls).toHaveLength(1);
  expect((await compose()).value).toBe('');
  cleanup();
  localStorage.clear();
  const lost = portal();
  lost.open();
  await userEvent.type(await firstMessage(), TEXT);
  cleanup();
  lost.begin({ isOwn: true, isMine: true, body: TEXT });
  lost.open();
  expect((await compose()).value).toBe('');
});

test('text begun on the page of a request goes on where a new message is written, and the other way round', async () => {
  const { open } = portal();
  open();
  await userEvent.type(await firstMessage(), 'Când');
  cleanup();
  open(NEW);
  expect((await firstMessage()).value).toBe('Când');
  await userEvent.type(await firstMessage(), ' puteți veni?');
  cleanup();
  open();
  expect((await firstMessage()).value).toBe(TEXT);
});

test.each([
  [409, 'conversation.waits'],
  [429, 'conversation.too_many_first'],
])('a first message that is refused with %i is told why, and its text stays', async (status, code) => {
  const why = 'Puteți începe alte conversații mâine.';
  const { open, refuseFor } = portal();
  open(NEW);
  await userEvent.type(await firstMessage(), TEXT);
  refuseFor(status, code, why);
  await send();
  expect(await screen.findAllByText(why)).not.toEqual([]);
  expect((await firstMessage()).value).toBe(TEXT);
  cleanup();
  open(NEW);
  expect((await firstMessage()).value).toBe(TEXT);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Trimite' }).hasAttribute('disabled')).toBe(true);
});
