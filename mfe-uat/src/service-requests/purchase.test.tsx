import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AlikeRequests } from '@psp/contracts/alike-requests';
import type { RequestView } from '@psp/contracts/service-requests';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectFocus } from '@psp/design-system/testing/focus';
import { sent } from '../testing/views.tsx';
import { AlikePage } from './alike-page.tsx';
import { alikeQuery, purchaseLimitQuery, suggestedCpvQuery } from './queries.ts';
import { RequestEditor } from './request-editor.tsx';
import { StateSystemCard } from './state-system-card.tsx';

beforeEach(() => localStorage.clear());
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const client = () => {
  const made = createQueryClient();
  made.setQueryDefaults(['uat'], { staleTime: Number.POSITIVE_INFINITY });
  const limits = { services: 270_120, works: 900_400 } as const;
  for (const kind of ['services', 'works'] as const) {
    const compared = { category: 'it-digitalizare' as const, ...(kind === 'works' ? { kind } : {}) };
    made.setQueryData(purchaseLimitQuery(compared, sent.id).queryKey, {
      ...{ kind, amount: limits[kind], alike: 0, alikeTotal: 0 },
    });
  }
  made.setQueryData(suggestedCpvQuery(sent.id).queryKey, {
    items: [{ code: '45400000-1', name: 'Lucrări de finisare a construcțiilor' }],
  });
  return made;
};

function show(element: ReactElement, path = '*', at = '/', made = client()) {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={made}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}

const draft = (content: Partial<RequestView['content']>): RequestView => ({
  ...{ ...sent, status: 'draft', actions: ['edit', 'discard'], content: { ...sent.content, ...content } },
});
const kind = () => screen.getByLabelText<HTMLSelectElement>('Ce se cumpără');

test('roof repairs are works, and their budget is compared with the threshold for works', () => {
  show(<RequestEditor initial={draft({ title: 'Reparații acoperiș', budgetMax: 271_000 })} onCreated={() => {}} />);
  expect(kind().value).toBe('works');
  expect(screen.getByText(/Pragul achiziției directe pentru lucrări: 900\.400/)).toBeTruthy();
  expect(screen.queryByText('Bugetul depășește pragul achiziției directe')).toBeNull();
});

test('a budget over the threshold says that another procedure applies', () => {
  show(<RequestEditor initial={draft({ budgetMax: 271_000 })} onCreated={() => {}} />);
  expect(kind().value).toBe('services');
  expect(
    screen.getByText(/Peste prag nu mai este achiziție directă; procedura o stabilește compartimentul de achiziții\./),
  ).toBeTruthy();
});

test('a suggested code is applied with one click', async () => {
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  show(<RequestEditor initial={draft({})} onCreated={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: /^45400000-1/ }));
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Cod CPV/ });
  await expectFocus(field);
  expect(field().value).toMatch(/^45400000-1 Lucrări/);
});

const ALIKE: AlikeRequests = {
  ...{ number: 'SP-2026-000009', title: 'Reparații acoperiș', kind: 'works', amount: 900_400, mayChange: true },
  items: [
    {
      ...{ id: 'a', number: 'SP-1', title: 'Acoperiș școală', status: 'sent', apart: null },
      at: sent.createdAt,
      amount: 271_000,
    },
    {
      ...{ id: 'b', number: 'SP-2', title: 'Trotuar', status: 'completed', apart: 'Alt obiect.' },
      at: sent.createdAt,
      amount: 90_000,
    },
    {
      ...{ id: 'c', number: 'SP-3', title: 'Jgheaburi', status: 'sent', apart: null },
      at: sent.createdAt,
      amount: 0,
    },
  ],
};

test('similar requests are listed and linked; an excluded one shows its reason and does not count', async () => {
  const made = client();
  made.setQueryData(alikeQuery('x').queryKey, ALIKE);
  const sentTo: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    sentTo.push([new Request(new URL(String(input), 'http://localhost'), init).url, String(init?.body)]);
    return Response.json(ALIKE);
  };
  show(<AlikePage />, '/:id', '/x', made);
  expect(screen.getByText(/^2 solicitări asemănătoare, împreună 271\.000\slei fără TVA\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Acoperiș școală' }).getAttribute('href')).toBe('/uat/service-requests/a');
  expect(screen.getByText('Nu se adună: Alt obiect.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Jgheaburi.*fără buget/ })).toBeTruthy();
  expect(screen.queryByText(/^0\slei$/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Tipărește' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pune la loc, Trotuar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Scoate, Acoperiș școală' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Alt corp');
  await userEvent.click(dialog.getByRole('button', { name: 'Scoate' }));
  expect(sentTo[0]).toEqual([expect.stringMatching(/\/x\/alike\/set-apart$/), '{"other":"a","reason":"Alt corp"}']);
});

test('similar requests without a budget have no sum', () => {
  const made = client();
  made.setQueryData(alikeQuery('x').queryKey, { ...ALIKE, items: ALIKE.items.slice(2) });
  show(<AlikePage />, '/:id', '/x', made);
  expect(screen.getByText('1 solicitare asemănătoare, fără buget.')).toBeTruthy();
});

test('an entry for the state’s system is copied field by field or as a whole', async () => {
  const view: RequestView = {
    ...sent,
    cpv: { code: '45400000-1', name: 'Lucrări de finisare a construcțiilor' },
    content: { ...sent.content, purchaseKind: 'works', cpv: '45400000-1', budgetMax: 271_000.5 },
  };
  const user = userEvent.setup();
  show(<StateSystemCard view={view} />);
  await user.click(screen.getByRole('button', { name: 'Copiază: Valoarea estimată, lei fără TVA' }));
  expect(await navigator.clipboard.readText()).toBe('271.000,5');
  await user.click(screen.getByRole('button', { name: 'Copiază tot' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      ...['Denumirea achiziției: Registru agricol', 'Tipul contractului: Lucrări'],
      ...['Cod CPV: 45400000-1 Lucrări de finisare a construcțiilor', 'Valoarea estimată, lei fără TVA: 271.000,5'],
      ...['Descriere: Digitalizare', 'Număr de referință: SP-2026-000001'],
    ].join('\n'),
  );
});
