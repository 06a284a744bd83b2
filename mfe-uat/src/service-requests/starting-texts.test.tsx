import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { limitWarning } from '@psp/contracts/thresholds';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sent } from '../testing/views.tsx';
import { purchaseLimitQuery, startingTextsQuery } from './queries.ts';
import { RequestEditor } from './request-editor.tsx';

const LIMIT = { kind: 'services' as const, amount: 270_120, alike: 2, alikeTotal: 180_000 };
const TEXT = { id: 't1', title: 'Site nou', description: 'Ce ne trebuie' };

beforeEach(() => localStorage.clear());
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(content: Partial<RequestView['content']>, texts: (typeof TEXT)[] | null = [TEXT]) {
  const client = createQueryClient();
  if (texts) client.setQueryData(startingTextsQuery('it-digitalizare').queryKey, { items: texts });
  client.setQueryData(purchaseLimitQuery({ category: 'it-digitalizare' }, sent.id).queryKey, LIMIT);
  const initial = {
    ...sent,
    status: 'draft' as const,
    actions: ['edit' as const, 'discard' as const],
    content: { ...sent.content, ...content },
  };
  const router = createMemoryRouter([{ path: '*', element: <RequestEditor initial={initial} onCreated={() => {}} /> }]);
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}
const written = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const use = () => userEvent.click(screen.getByRole('button', { name: 'Folosește textul „Site nou”' }));

test('a starting text fills an empty description, and the title when it is empty too', async () => {
  open({ title: '', description: '' });
  await use();
  expect([written('Titlu'), written('Descriere')]).toEqual(['Site nou', 'Ce ne trebuie']);
});

test.each([
  ['Adaugă la sfârșit', 'Textul meu\n\nCe ne trebuie'],
  ['Înlocuiește descrierea', 'Ce ne trebuie'],
  ['Renunță', 'Textul meu'],
])('a starting text asks before it changes a written description: %s', async (answer, description) => {
  open({ title: 'Titlul meu', description: 'Textul meu' });
  await userEvent.click(screen.getByRole('button', { name: 'Vezi textele de pornire' }));
  await use();
  expect(written('Descriere')).toBe('Textul meu');
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect([written('Titlu'), written('Descriere')]).toEqual(['Titlul meu', description]);
});

test('a failure to load the starting texts is reported and can be retried', async () => {
  const answers = [
    Response.json({ code: 'internal', message: 'Portalul este ocupat momentan.', details: {} }, { status: 500 }),
    Response.json({ items: [TEXT] }),
  ];
  // Other requests, such as the automatic save of the draft, stay pending.
  globalThis.fetch = async (address) => {
    const isAsked = String(address).includes('/starting-texts');
    return (isAsked ? answers.shift() : undefined) ?? new Promise<never>(() => {});
  };
  open({ title: '', description: '' }, null);
  expect((await screen.findByRole('alert')).textContent).toContain('Portalul este ocupat momentan.');
  expect(screen.getByText('Texte de pornire')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await use();
  expect(written('Descriere')).toBe('Ce ne trebuie');
});

test.each([
  [50_000, null],
  [90_120, null],
  [90_121, 'together'],
  [270_120, 'together'],
  [270_121, 'passed'],
] as const)('%d lei with two similar requests of 180.000 lei: %p', (budget, warning) => {
  expect(limitWarning(budget, LIMIT)).toBe(warning);
});

test.each([
  [243_107, null],
  [243_108, 'near'],
  [270_120, 'near'],
] as const)('%d lei without similar requests: %p', (budget, warning) => {
  expect(limitWarning(budget, { kind: 'services', amount: 270_120, alike: 0, alikeTotal: 0 })).toBe(warning);
});

test('the form warns beside the budget and names the threshold and the similar requests', () => {
  open({ budgetMax: 100_000 });
  const notice = screen.getByText(/^Împreună cu solicitările asemănătoare/).closest('[role=status]');
  const words = notice?.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('270.120 lei fără TVA');
  expect(words).toContain('2 solicitări asemănătoare, în valoare de 180.000 lei');
});
