import { afterEach, expect, test } from '@jest/globals';
import type { PackageView, PeriodView } from '@psp/contracts/packages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { PackageCard } from './package-card.tsx';

const open: PeriodView = {
  ...{ id: 'p', version: 4, package: 'bronze', status: 'open', price: 1200 },
  ...{ startsOn: '2026-01-01', endsOn: '2026-12-31' },
};
const view: PackageView = {
  ...{ organisationId: 'o', organisation: 'Comuna Șelimbăr', kind: 'uat', standing: 'ending', daysLeft: 31 },
  ...{ open, proposed: null, inForce: null, past: [], proformas: [], actions: ['change', 'renew', 'issue'] },
  next: {
    ...{ package: 'bronze', startsOn: '2027-01-01', endsOn: '2027-12-31' },
    prices: [
      { package: 'bronze', text: '1.300 lei pe an', lei: 1300 },
      { package: 'silver', text: null, lei: null },
    ],
  },
};

function show(shown: PackageView) {
  const calls = answerPortal(shown);
  openAt(<PackageCard organisationId="o" />);
  return calls;
}

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test('a renewal has the list price and a year; without a sum it says that nothing is paid', async () => {
  const calls = show(view);
  await userEvent.click(await screen.findByRole('button', { name: 'Reînnoiește' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pregătiți reînnoirea' }));
  const sum = dialog.getByLabelText<HTMLInputElement>(/^Suma pentru perioadă/);
  expect(sum.value).toBe('1.300');
  expect(dialog.getByText(/Prețul din listă: 1\.300 lei pe an\./)).toBeTruthy();
  const first = dialog.getByLabelText('Prima zi');
  await userEvent.clear(first);
  await userEvent.type(first, '29.02.2028');
  await userEvent.tab();
  expect(dialog.getByLabelText<HTMLInputElement>('Ultima zi').value).toBe('28.02.2029');
  await userEvent.clear(sum);
  const confirm = await dialog.findByRole('button', { name: 'Reînnoiește fără plată' });
  await userEvent.click(confirm);
  expect((await dialog.findAllByText('Scrieți motivul.')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Membru fondator.');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls).toMatchObject([
      {
        call: expect.stringContaining('/packages/o/renew'),
        body: { version: 4, package: 'bronze', price: null, startsOn: '2028-02-29', endsOn: '2029-02-28' },
      },
    ]),
  );
});

test('readers see the package without acts', async () => {
  show({ ...view, actions: [], inForce: { package: 'bronze', startsOn: '2026-01-01', endsOn: '2026-12-31' } });
  expect(await screen.findByText('mai sunt 31 de zile')).toBeTruthy();
  expect(screen.getByText('Bronze, până la 31 decembrie 2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a record without a period asks for one only where it can be set', async () => {
  const none = { ...view, standing: 'none', daysLeft: null, open: null } as const;
  show({ ...none, actions: [] });
  expect(await screen.findByText('Organizația nu are o perioadă de pachet.')).toBeTruthy();
  expect(screen.queryByText(/Stabiliți/)).toBeNull();
  cleanup();
  show({ ...none, actions: ['set'] });
  expect(await screen.findByText(/Stabiliți pachetul, suma și datele/)).toBeTruthy();
});

test.each([
  [2, 'mai sunt 2 zile'],
  [1, 'mai este o zi'],
  [0, 'se încheie azi'],
  [-1, 's-a încheiat acum o zi'],
  [-2, 's-a încheiat acum 2 zile'],
])('with %s days left the card says „%s”', async (daysLeft, words) => {
  show({ ...view, daysLeft });
  expect(await screen.findByText(words)).toBeTruthy();
});
