import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { printedText } from '@psp/design-system/testing/printed';
import { session, signInAs } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AboutConversation } from './about-conversation.tsx';
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

const NOTED = conversation({
  messages: [
    message(1, { at: '2026-11-02T08:00:00Z', body: 'Începem luni.' }),
    message(1, { id: 'n-1', at: '2026-11-02T09:00:00Z', isNote: true, isOwn: true, body: 'Prețul e prea mare.' }),
    message(1, { id: 'n-2', at: '2026-11-04T09:00:00Z', isNote: true, isOwn: true, body: 'Sun eu mâine.' }),
    message(2, { at: '2026-11-06T08:00:00Z', isOwn: true, isMine: true, body: 'De acord.' }),
  ],
});

/* Opens the page of a project with this conversation; writes are never answered. */
async function open() {
  const { area } = messagesArea('uat', (address) => {
    if (!address.startsWith('GET ')) return new Promise<never>(() => undefined);
    return address === 'GET /conversations/start' ? { subject: 'Registru', existing: 'c-1', refusal: null } : NOTED;
  });
  openPage([{ path: '/p-1', element: <AboutConversation area={area} about={{ project: 'p-1' }} /> }], '/p-1');
  return screen.findByRole('log', { name: 'Mesaje cu Softprim' });
}

test('the printed conversation has no notes, no days with notes only, and no unsent messages', async () => {
  const log = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Mesaj către Softprim' }), 'Încă nu a plecat.{Enter}');
  await screen.findByText('Încă nu a plecat.');
  for (const shown of ['Prețul e prea mare.', 'Sun eu mâine.', '4 noiembrie']) expect(log.textContent).toContain(shown);
  const paper = printedText(log);
  for (const shared of ['Începem luni.', 'De acord.', '2 noiembrie', '6 noiembrie']) expect(paper).toContain(shared);
  for (const own of ['Notă internă', 'Prețul e prea mare.', 'Sun eu mâine.', '4 noiembrie', 'Încă nu a plecat.'])
    expect(paper).not.toContain(own);
});
