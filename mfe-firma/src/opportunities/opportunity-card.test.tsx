import { afterEach, expect, test } from '@jest/globals';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OpportunityCard } from './opportunity-card.tsx';

afterEach(cleanup);

const ITEM: OpportunityItem = {
  ...{ id: 'r1', kind: 'purchase', number: 'SP-2026-000001', title: 'Registru agricol', category: 'it-digitalizare' },
  ...{ excerpt: '', countyCode: 'SB', locality: 'Sibiu', deadline: '2099-12-20T10:00:00.000Z', budgetMin: null },
  ...{ budgetMax: null, urgency: 'medium', status: 'responded', uat: 'Sibiu', sentAt: '2026-11-20T10:00:00.000Z' },
  ...{ views: 1, responses: 1, offerId: 'o1', toConfirm: false, fit: { domain: true, county: true, invited: false } },
  ...{ end: null, ignored: false, reasons: [] },
};
const show = (item: OpportunityItem) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DesignProvider navigate={() => {}}>
          <OpportunityCard item={item} />
        </DesignProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a submitted offer marks the request as answered', () => {
  show(ITEM);
  expect(screen.getByText('Ai răspuns')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi oferta mea, Registru agricol' })).toBeTruthy();
});

test('an offer to be reconfirmed does not, and the card links to it', () => {
  show({ ...ITEM, toConfirm: true });
  expect(screen.getByText('De reconfirmat')).toBeTruthy();
  expect(screen.queryByText('Ai răspuns')).toBeNull();
  expect(screen.getByRole('link', { name: 'Verifică și reconfirmă, Registru agricol' })).toBeTruthy();
});

test('an ignored request is marked and can be restored', () => {
  const open: OpportunityItem = { ...ITEM, status: 'active', offerId: null };
  show({ ...open, ignored: true });
  expect(screen.getByText('Ignorată')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nu mai ignora, Registru agricol' })).toBeTruthy();
  cleanup();
  show(open);
  expect(screen.getByRole('button', { name: 'Ignoră, Registru agricol' })).toBeTruthy();
});

test('a status and an urgency that this release does not know are shown as unknown', () => {
  show({ ...ITEM, ...JSON.parse('{"status":"paused","urgency":"extreme"}') });
  expect(screen.getAllByText('Necunoscut')).toHaveLength(2);
});

test('the number of offers is shown once it is no longer sealed', () => {
  show(ITEM);
  expect(screen.getByText('1 ofertă')).toBeTruthy();
  cleanup();
  show({ ...ITEM, responses: null });
  expect(screen.queryByText(/ofert[ăe] sigilat|\d ofert/)).toBeNull();
});
