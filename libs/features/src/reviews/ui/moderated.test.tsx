import { afterEach, expect, test } from '@jest/globals';
import type { ReviewView } from '@psp/contracts/reviews';
import { printedText } from '@psp/design-system/testing/printed';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProject, press } from '../../projects/ui/testing/open-project.tsx';

afterEach(cleanup);

const review: ReviewView = {
  ...{ id: 'rv-1', version: 2, author: 'Municipiul Sibiu', rating: 2, quality: 2, timeliness: 2, communication: 2 },
  ...{ price: 2, body: 'Au întârziat.', createdAt: '2026-11-14T08:00:00Z', publishedAt: '2026-11-28T08:00:00Z' },
  ...{ reply: null, removedAt: null, canFlag: false, isFlagged: false, actions: [] },
};
const completed = (reviews: { own?: ReviewView; other?: ReviewView; otherRemoved?: boolean }) => ({
  status: 'completed' as const,
  completedAt: '2026-11-13T08:00:00Z',
  reviews: { own: null, other: null, otherWritten: true, ...reviews },
});
const FLAG = 'Semnalează, Recenzia scrisă de Municipiul Sibiu';

test('the reviewed side reports a review with a chosen reason, which it may change', async () => {
  const { calls } = await openProject('firma', completed({ other: { ...review, canFlag: true } }));
  await press(FLAG);
  const dialog = within(await screen.findByRole('dialog', { name: 'Semnalați recenzia?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Semnalează' }));
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Motivul/), ' Jignește. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Semnalează' }));
  expect(calls).toEqual([{ address: 'POST /flags/reviews/:id', input: { id: 'rv-1', body: { reason: 'Jignește.' } } }]);
});

test('a reported review says that it is verified, and is not reported again', async () => {
  await openProject('firma', completed({ other: { ...review, isFlagged: true } }));
  expect(screen.getByText(/^Organizația dvs\. a semnalat-o\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: FLAG })).toBeNull();
});

test('a removed review is told to both sides: its author reads it still, and it is not printed', async () => {
  await openProject('uat', completed({ own: { ...review, removedAt: '2026-11-29T08:00:00Z' } }));
  expect(screen.getByText('Retrasă de asociație')).toBeTruthy();
  expect(screen.getByText('Au întârziat.')).toBeTruthy();
  expect(printedText(screen.getByRole('main'))).not.toContain('Au întârziat.');
  cleanup();
  await openProject('firma', completed({ otherRemoved: true }));
  expect(screen.getByText(/^Recenzia scrisă de Municipiul Sibiu a fost retrasă de asociație/)).toBeTruthy();
});
