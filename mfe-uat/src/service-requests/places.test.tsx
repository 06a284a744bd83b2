import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { RequestView } from '@psp/contracts/service-requests';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sent } from '../testing/views.tsx';
import { RequestEditor } from './request-editor.tsx';

const TEXT = 'Registrul pentru [număr] gospodării din [anii], în valoare de ______ lei.';
const draft: RequestView = {
  ...sent,
  status: 'draft',
  actions: ['edit', 'discard', 'send'],
  content: { ...sent.content, description: TEXT },
};

let posted: string[];
beforeEach(() => {
  posted = [];
  globalThis.fetch = async (address, options) => {
    if (options?.method === 'POST' && String(address).endsWith('/send')) posted.push(String(options.body));
    return Response.json({ code: 'request.incomplete', message: 'Nu acum.' }, { status: 422 });
  };
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Ana Pop', email: 'ana@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});
afterEach(cleanup);

function open(view: RequestView, rest = '') {
  const element = <RequestEditor initial={view} onCreated={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`/uat/service-requests/${view.id}/edit${rest}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Descriere');
const chosen = () => area().value.slice(area().selectionStart, area().selectionEnd);

test('the editor counts unfilled places and moves between them by button and by key', async () => {
  open(draft);
  expect(screen.getByText('3 locuri necompletate')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Locul următor' }));
  expect(chosen()).toBe('[număr]');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(chosen()).toBe('[anii]');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(chosen()).toBe('[număr]');
  await userEvent.click(screen.getByRole('button', { name: 'Locul dinainte' }));
  expect(chosen()).toBe('______');
  await userEvent.keyboard('100');
  expect(area().value).toContain('în valoare de 100 lei');
  expect(screen.getByText('2 locuri necompletate')).toBeTruthy();
});

test('the check page counts unfilled places, links to each, and asks before sending', async () => {
  open(draft, '?step=check');
  expect(await screen.findByText('Textul are 3 locuri necompletate')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Trimite solicitarea' }));
  const dialog = screen.getByRole('dialog', { name: 'Textul are 3 locuri necompletate. Îl trimiteți așa?' });
  expect(within(dialog).getByText('Firmele vor citi: [număr], [anii], ______.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Completez' }));
  expect(posted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Trimite solicitarea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trimite așa' }));
  await waitFor(() => expect(posted.map((body) => JSON.parse(body))).toEqual([{ version: draft.version, places: 3 }]));
  await userEvent.click(screen.getByRole('button', { name: 'Registrul pentru [număr] gospodării din [anii],' }));
  expect(chosen()).toBe('[număr]');
});

test('a text without unfilled places is sent at once', async () => {
  open(
    { ...draft, content: { ...draft.content, description: 'Registrul pentru 100 de gospodării [1].' } },
    '?step=check',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Trimite solicitarea' }));
  await waitFor(() => expect(posted).toHaveLength(1));
});

test('saving unfilled places in a sent request asks for confirmation', async () => {
  open({ ...sent, content: { ...sent.content, description: TEXT } });
  await userEvent.click(screen.getByRole('button', { name: 'Salvează modificările' }));
  expect(await screen.findByRole('dialog', { name: /^Textul are 3 locuri necompletate/ })).toBeTruthy();
});
