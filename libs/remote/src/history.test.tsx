import { afterEach, expect, test } from '@jest/globals';
import type { HistoryEntry } from '@psp/contracts/common';
import { cleanup, render, screen } from '@testing-library/react';
import { History } from './history.tsx';

const entry = (deciding: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'unu',
  at: '2026-03-05T07:30:00Z',
  action: 'account.changeEmail',
  who: 'Ioana Munteanu',
  from: null,
  to: null,
  reason: null,
  outcome: 'done',
  ...deciding,
});

afterEach(cleanup);

test('a refused attempt is labelled as one and has its own icon', () => {
  const reason = 'Parola actuală nu este corectă.';
  render(<History entries={[entry({}), entry({ id: 'doi', outcome: 'refused', reason })]} />);
  const [done, refused] = screen.getAllByRole('listitem');
  expect(done?.querySelector('strong')?.textContent).toBe('Adresă de e-mail schimbată');
  expect(done?.querySelector('svg')).toBeNull();
  expect(refused?.querySelector('strong')?.textContent).toBe('Încercare refuzată: adresă de e-mail schimbată');
  expect(refused?.querySelector('svg')).toBeTruthy();
  expect(refused?.textContent).toContain(reason);
});
