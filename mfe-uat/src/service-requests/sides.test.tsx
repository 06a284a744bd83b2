import { afterEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import type { PurchaseLimit } from '@psp/contracts/thresholds';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { sent } from '../testing/views.tsx';
import { purchaseLimitQuery } from './queries.ts';
import { ReachCard } from './detail-tab.tsx';
import { ThresholdCard } from './threshold-card.tsx';

const LIMIT: PurchaseLimit = { kind: 'services', amount: 270_120, alike: 1, alikeTotal: 112_000 };
afterEach(cleanup);

const withBudget = (budgetMax: number | null): RequestView => ({ ...sent, content: { ...sent.content, budgetMax } });

function show(view: RequestView, limit = LIMIT) {
  const client = createQueryClient();
  client.setQueryData(purchaseLimitQuery({ category: 'it-digitalizare' }, sent.id).queryKey, limit);
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <ThresholdCard view={view} />
        <ReachCard view={view} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}
const inCard = (name: string) => screen.getByRole('region', { name }).textContent?.replaceAll('\u00a0', ' ');

test('the remainder is the threshold minus the budget and the similar requests', () => {
  show(withBudget(90_000));
  expect(screen.getByRole('img', { name: '75% din prag' })).toBeTruthy();
  const said = inCard('Pragul de achiziție directă');
  expect(said).toContain('Mai rămân 68.120 lei până la 270.120 lei fără TVA, pragul pentru servicii.');
  expect(said).toContain('1 solicitare asemănătoare, în ultimele 12 luni112.000 lei');
});

test('above the threshold the excess is shown and there is no remainder', () => {
  show(withBudget(200_000));
  const said = inCard('Pragul de achiziție directă');
  expect(said).toContain('Cu 41.880 lei peste prag: 270.120 lei fără TVA pentru servicii.');
  expect(said).not.toContain('rămas până la prag');
});

test.each([
  ['without a budget', withBudget(null)],
  ['once an offer is accepted', { ...withBudget(90_000), status: 'in_progress' as const }],
  ['a consultation', { ...withBudget(90_000), kind: 'consultation' as const }],
])('the budget is not compared with the threshold: %s', (_, view) => {
  show(view);
  expect(screen.queryByRole('img')).toBeNull();
});

test('firms that a request has reached are counted, not named', () => {
  show({ ...sent, notifiedFirms: 14, views: 9, offerCount: 1, invited: [{ id: 'x', name: 'Registrum Soft' }] });
  const said = inCard('Cine a aflat');
  expect(said).toContain('firme anunțate la trimitere14');
  expect(said).toContain('au citit-o9');
  expect(said).toContain('a depus ofertă1');
  expect(said).toContain('Ați invitat 1 firmă.');
  expect(said).not.toContain('Registrum');
});
