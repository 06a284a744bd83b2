import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

const solution = {
  ...{ domain: 'it-digitalizare', priceMin: 100, priceMax: 200, currency: 'RON' },
  ...{ unit: 'project', validUntil: null },
};

/** What a firm writes of itself and of what it offers. */
export async function storePartnerArea({ send, act }: Store): Promise<Screen[]> {
  const { id, partner } = await send('firma2', 'POST', '/api/firma/solutions', { content: solution });
  await act('firma2', `/api/firma/solutions/${id}`, 'publish');
  return [
    ['firma2', '/firma/solutions'],
    ['firma2', `/firma/solutions/${id}`],
    ['firma2', `/firma/solutions/${id}/edit`],
    ['visitor', `/marketplace?partner=${partner.id}`],
  ];
}
