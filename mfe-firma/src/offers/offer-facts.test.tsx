import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { OfferPoints } from './offer-facts.tsx';

const WEIGHTS = { price: 45, term: 25, rating: 20, method: 10 };
const own = { price: 45, term: 25, rating: 0, method: 5, total: 75, place: 2 };
const best = { price: 40, term: 20, rating: 20, method: 10, total: 90, place: 1 };

test('a declined firm sees its points beside the best, and the changes made after the opening', () => {
  const change = {
    ...{ at: '2026-11-20T10:00:00.000Z', reason: 'Bugetul a scăzut.' },
    weights: { from: WEIGHTS, to: { ...WEIGHTS, price: 60, term: 10 } },
    marks: [
      { own: true, from: 8, to: 5 },
      { own: false, from: 4, to: null },
    ],
  };
  render(<OfferPoints points={{ own, best, chosen: null, weights: WEIGHTS, of: 3, changes: [change] }} />);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Criteriu', 'A dvs.', 'Locul 1'],
  ]);
  expect([cells('Notă, din 20'), cells('Total, din 100'), cells('Locul')]).toEqual([
    ['0,0', '20,0'],
    ['75,0', '90,0'],
    ['2 din 3', '1 din 3'],
  ]);
  const item = screen.getByRole('listitem').textContent;
  for (const said of [
    'ponderile preț 45%, termen 25%, notă 20%, metodă 10% → preț 60%, termen 10%, notă 20%, metodă 10%',
    'nota metodei dvs. 8 → 5',
    'nota metodei altei oferte 4 → fără notă',
    'Motivul: Bugetul a scăzut.',
  ])
    expect(item).toContain(said);
});
