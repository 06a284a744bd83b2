import { afterEach, expect, test } from '@jest/globals';
import type { ModeratedReviewView } from '@psp/contracts/moderated-reviews';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReviewPanel } from '../moderation-queue/panels/review-panel.tsx';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { reviewQuery } from './queries.ts';

const AT = '2026-03-05T07:30:00Z';
const ID = '0198a000-0000-7000-8000-000000000001';

const record: ModeratedReviewView = {
  ...{ id: ID, version: 4, status: 'replied', project: { id: ID, number: 'SP-2026-0001', title: 'Arhiva' } },
  ...{ author: { id: ID, name: 'Comuna Roșia' }, subject: { id: ID, name: 'Softprim' } },
  ...{ rating: 2, quality: 2, timeliness: 1, communication: 3, price: 2, body: 'Directorul a mințit.' },
  ...{ reply: 'Nu este așa.', publishedAt: AT, history: [], actions: ['keep', 'remove'] },
  flags: [{ id: ID, reason: 'Jignește.', by: { id: ID, name: 'Softprim' }, author: 'Ana Ene', at: AT, outcome: null }],
};

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

function open(view: ModeratedReviewView) {
  const calls = answerPortal(view);
  let decided = 0;
  openAt(<ReviewPanel id={ID} onDecided={() => (decided += 1)} />, { known: [[reviewQuery(ID).queryKey, view]] });
  return { calls, decisions: () => decided };
}

test('a reported review is read with its reply and its reports, and removed by keyboard with a reason', async () => {
  const { calls, decisions } = open(record);
  const reports = within(await screen.findByRole('region', { name: 'Semnalări' }));
  expect(reports.getByText('Jignește.')).toBeTruthy();
  expect(reports.getByText(/^Ana Ene, Softprim/)).toBeTruthy();
  const text = within(screen.getByRole('region', { name: 'Recenzia' }));
  expect(text.getByText('Directorul a mințit.')).toBeTruthy();
  expect(text.getByText('Nu este așa.')).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyR', key: 'r', altKey: true });
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Retrageți recenzia: Comuna Roșia despre Softprim?' }),
  );
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Jignește o persoană.');
  await userEvent.click(dialog.getByRole('button', { name: 'Retrage recenzia' }));
  await waitFor(() => expect(decisions()).toBe(1));
  expect(calls).toEqual([
    { call: `POST /api/admin/reviews/${ID}/remove`, body: { version: 4, reason: 'Jignește o persoană.' } },
  ]);
});

test('a removed review is published again; who may not decide has no buttons', async () => {
  open({ ...record, status: 'removed', actions: ['restore'] });
  expect(await screen.findByText('Recenzia este retrasă.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publică din nou' })).toBeTruthy();
  cleanup();
  open({ ...record, actions: [] });
  expect(await screen.findByText('Semnalările așteaptă decizia dvs.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
