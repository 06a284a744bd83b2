import { afterEach, expect, test } from '@jest/globals';
import type { AssistantGap, AssistantGaps } from '@psp/contracts/assistant-office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../testing/open-at.tsx';
import { GapsPage } from './gaps-page.tsx';
import { SynonymsPage } from './synonyms-page.tsx';

const open: AssistantGap = {
  ...{ id: 'gap-1', version: 3, question: 'Pot plăti cu cardul?', status: 'open', asked: 21 },
  ...{ askedAt: '2026-11-05T07:30:00Z', document: null, becameQuestion: null },
  actions: ['task', 'question', 'dismiss'],
};
const { fetch } = globalThis;
let calls: { call: string; body: unknown }[] = [];
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  calls = [];
});

/* Lists what `items` holds; writes are answered with `answer`. */
function show(items: object[], answer: () => Response = () => Response.json(open)) {
  const list = { items, total: items.length, page: 1, pageSize: 20 };
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json(list satisfies Omit<AssistantGaps, 'items'>);
    calls.push({ call: `${method} ${String(url)}`, body: JSON.parse(String(init?.body)) });
    return answer();
  };
  const routes = [
    { path: '/admin/assistant', element: <GapsPage /> },
    { path: '/admin/assistant/sinonime', element: <SynonymsPage /> },
  ];
  return (path: string) => openRoutes(routes, { address: path });
}

test('a question is answered in a dialog, and keeps what was written when somebody answered it first', async () => {
  const refusal = { code: 'frequent-question.exists', message: 'Este deja printre întrebările frecvente.' };
  show([open], () => Response.json(refusal, { status: 409 }))('/admin/assistant');
  expect(await screen.findByText('de 21 de ori')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Răspunde, Pot plăti cu cardul?' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Întrebarea').value).toBe('Pot plăti cu cardul?');
  await userEvent.click(dialog.getByRole('button', { name: 'Publică' }));
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Răspunsul'), 'Da, la casierie.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publică' }));
  expect((await dialog.findAllByText(refusal.message)).length).toBeGreaterThan(0);
  expect(calls).toEqual([
    {
      call: 'POST /api/admin/assistant/gaps/gap-1/question',
      body: { question: 'Pot plăti cu cardul?', answer: 'Da, la casierie.', version: 3 },
    },
  ]);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Răspunsul').value).toBe('Da, la casierie.');
});

test('what became of a question is shown with its link, and only what may be done is offered', async () => {
  const document = { id: 'doc', title: 'Plata' };
  const rows: AssistantGap[] = [
    { ...open, id: 'a', status: 'task', document, actions: ['reopen'] },
    { ...open, id: 'b', status: 'question', asked: 1, actions: [] },
  ];
  show(rows)('/admin/assistant?status=all');
  const link = await screen.findByRole('link', { name: 'Documentul' });
  expect(link.getAttribute('href')).toBe('/admin/library/doc');
  expect(screen.getByText('Întrebarea frecventă a fost scoasă între timp.')).toBeTruthy();
  expect(screen.getByText('o dată')).toBeTruthy();
  const reopen = screen.getByRole('button', { name: 'Redeschide, Pot plăti cu cardul?' });
  expect(screen.queryByRole('button', { name: /^Lasă deoparte/ })).toBeNull();
  await userEvent.click(reopen);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({ call: 'POST /api/admin/assistant/gaps/a/reopen', body: { version: 3 } });
});

test('empty lines of a group are left out, and a term of another group is refused at its field', async () => {
  const message = '„PUZ” se află deja în grupul „PUZ ~ plan urbanistic zonal”. Schimbați acel grup.';
  show([], () => Response.json({ code: 'assistant-synonym.taken', message }, { status: 409 }))(
    '/admin/assistant/sinonime',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Grup nou' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Termenul 1'), 'PUZ');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  expect((await dialog.findAllByText('Scrieți cel puțin doi termeni.')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Adaugă un termen' }));
  await userEvent.type(dialog.getByLabelText('Termenul 3'), 'zonal');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  expect(calls).toEqual([{ call: 'POST /api/admin/assistant/synonyms', body: { terms: ['PUZ', 'zonal'] } }]);
});

test('a group that a colleague changed first keeps what was written, and is saved when sent again', async () => {
  const group = { id: 'grup', version: 1, terms: ['PUZ', 'plan urbanistic zonal'] };
  const items = [group];
  show(items, () => {
    if (calls.length > 1) return Response.json({ ...group, version: 3 });
    items[0] = { ...group, version: 2, terms: ['PUZ', 'plan zonal'] };
    return Response.json({ code: 'version.stale', message: 'Schimbat.' }, { status: 409 });
  })('/admin/assistant/sinonime');
  await userEvent.click(await screen.findByRole('button', { name: /^Modifică, PUZ/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Termenul 1'), 'uri');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('ce ați completat este păstrat');
  expect(dialog.getByLabelText<HTMLInputElement>('Termenul 1').value).toBe('PUZuri');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
});
