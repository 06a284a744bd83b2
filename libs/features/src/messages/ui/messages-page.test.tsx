import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@psp/remote/api-error';
import { session, signInAs } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { messageRoutes } from './routes.ts';
import { messagesArea } from './testing/area.ts';
import { conversation } from './testing/conversation.ts';

window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
Object.assign(globalThis, {
  IntersectionObserver: function Unseen() {
    return { observe: () => undefined, disconnect: () => undefined };
  },
});
afterEach(cleanup);

test('a missing conversation is reported beside the list, also when the loader already fails', async () => {
  signInAs(session);
  const { area } = messagesArea('uat', (address) => {
    if (address === 'GET /conversations/:id') throw new ApiError(404, 'not_found', 'Nu există.');
    return { items: [], total: 0, page: 1, pageSize: 20, counts: { all: 0, unread: 0, mine: 0 } };
  });
  openPage(
    messageRoutes(area).map((route) => ({ ...route, path: `/uat/${route.path}` })),
    '/uat/messages/none',
  );
  expect(await screen.findByRole('heading', { name: 'Conversația nu a fost găsită' })).toBeTruthy();
});

test('the focus on the title of a conversation that loads moves to the loaded one', async () => {
  signInAs(session);
  const { promise: loaded, resolve: load } = Promise.withResolvers<unknown>();
  const { area } = messagesArea('uat', (address) => {
    if (address === 'GET /conversations/:id') return loaded;
    return { items: [], total: 0, page: 1, pageSize: 20, counts: { all: 0, unread: 0, mine: 0 } };
  });
  openPage(
    messageRoutes(area).map((route) => ({ ...route, path: `/uat/${route.path}` })),
    '/uat/messages/one',
  );
  const loading = await screen.findByRole('heading', { level: 1, name: 'Mesaje' });
  loading.focus();
  const shown = conversation();
  await act(async () => load(shown));
  const title = await screen.findByRole('heading', { level: 1, name: shown.other.name });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
