import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { DesignProvider } from '@psp/design-system/provider';
import { ownCommunity } from '@psp/features/communities/ui/testing/own-community';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EditorPage } from './editor-page.tsx';

const { fetch } = globalThis;
beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', kind: 'uat', account, role: 'editor' });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** Opens the form of a new project; `answer` is what is answered to everything that it reads. Returns its number of inhabitants. */
async function inhabitants(answer: () => Response): Promise<string | null> {
  globalThis.fetch = () => Promise.resolve(answer());
  const router = createMemoryRouter([{ path: '/uat/exchange/new', element: <EditorPage /> }], {
    initialEntries: ['/uat/exchange/new'],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Locuitori/ });
  return field.value;
}

test('a new project begins with the inhabitants of the showcase', async () => {
  expect(await inhabitants(() => Response.json({ community: ownCommunity() }))).toBe('134.300');
});

const unstated = { version: 1, countyCode: 'SB', population: 0, areaKm2: null } as const;
test.each([
  ['without a showcase', () => Response.json({ community: null })],
  ['where it states none', () => Response.json({ community: ownCommunity({ location: unstated }) })],
  ['where it cannot be read', () => Response.json({ code: 'internal' }, { status: 500 })],
])('%s a new project begins with no number of inhabitants', async (_, answer) => {
  expect(await inhabitants(answer)).toBe('');
});
