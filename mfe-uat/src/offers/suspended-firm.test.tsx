import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { offerOf, sent, showView } from '../testing/views.tsx';
import { OffersTab } from './offers-tab.tsx';

afterEach(cleanup);

test('the offer of a suspended firm is marked and can only be declined', () => {
  const alfa = offerOf('Alfa');
  const suspended = { ...alfa, firma: { ...alfa.firma, suspended: true }, actions: ['decline' as const] };
  showView((view) => <OffersTab view={view} onAsk={() => undefined} />, {
    ...sent,
    offerCount: 2,
    offers: [suspended, offerOf('Beta')],
  });
  expect(screen.getAllByText('Firmă suspendată')).toHaveLength(1);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Respinge oferta firmei Alfa', 'Acceptă oferta firmei Beta']),
  );
  expect(screen.queryByRole('button', { name: /^(Acceptă|Preselectează) oferta firmei Alfa$/ })).toBeNull();
});
