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

/** Fake service in which another user can start the conversation about the request at any time, or the start be refused. */
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
    /** Refuses further first messages of the organisation. */
    refuseFor: (status: number, code: string, why: string) => {
      refusal = why;
      refuse(status, code, why);
    },
    /** Opens the request's page with its conversation, or another address. */
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

test('when the other side has started the conversation, an unsent first message becomes its unsent message', async () => {
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
  // The typing itself is announced too, sometimes after the message.
  expect(calls.filter(({ address }) => !address.endsWith('/writing')).at(-1)).toMatchObject({
    address: 'POST /conversations/:id/messages',
    input: { id: 'c-1', body: { body: TEXT, isNote: false } },
  });
  cleanup();
  open();
  expect((await compose()).value).toBe('');
});

test('the page of a new message also moves its unsent text, and redirects to the conversation', async () => {
  const { open, begin } = portal();
  open(NEW);
  await userEvent.type(await firstMessage(), TEXT);
  cleanup();
  begin();
  const router = open(NEW);
  await waitFor(() => expect(addressOf(router)).toBe('/uat/messages/c-1'));
  expect((await compose()).value).toBe(TEXT);
});

test('a sent first message is not moved, also when its answer was lost', async () => {
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

test("the request's page and the page of a new message share one draft", async () => {
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
])('when a first message is refused with %i %s, the reason is shown and the text is kept', async (status, code) => {
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
