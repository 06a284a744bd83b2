import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@psp/remote/api-error';
import { session, signInAs } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { messageRoutes } from './routes.tsx';
import { messagesArea } from './testing/area.ts';

window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
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
