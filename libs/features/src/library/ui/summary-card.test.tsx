import { afterEach, expect, test } from '@jest/globals';
import type { LibrarySummary } from '@psp/contracts/library';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SummaryCard } from './summary-card.tsx';

afterEach(cleanup);

function open(isLong: boolean | undefined, ...answers: (LibrarySummary | Error)[]) {
  let times = 0;
  const queryFn = async () => {
    times += 1;
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error();
    return answer;
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SummaryCard document={{ isLong }} query={{ queryKey: ['summary'], queryFn, retry: false }} />
    </QueryClientProvider>,
  );
  return () => times;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary: LibrarySummary = {
  sentences: [
    { anchor: 'termene', heading: 'Termene', text: 'Se semnează în 10 zile.' },
    { anchor: '', heading: '', text: 'Ghidul este pentru comune.' },
  ],
};

test.each([false, undefined])('a short document, or one of an earlier release (%j), has no summary', (isLong) => {
  open(isLong);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('on demand each sentence leads to its place, and the card says how it was made', async () => {
  const times = open(true, summary);
  expect(times()).toBe(0);
  await press('Arată rezumatul');
  expect(await screen.findByText('Se semnează în 10 zile.')).toBeTruthy();
  expect(screen.getByText(/^Alcătuit automat din propozițiile documentului/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Termene', '#termene'],
    ['Începutul documentului', '#inceput_document'],
  ]);
  await press('Ascunde rezumatul');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Arată rezumatul' }));
});

test('a document without sentences to choose is told so', async () => {
  open(true, { sentences: [] });
  await press('Arată rezumatul');
  expect(await screen.findByText(/^Documentul nu are propoziții/)).toBeTruthy();
});

test('a failure is told and asked again', async () => {
  open(true, new Error('cut'), summary);
  await press('Arată rezumatul');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await press('Încearcă din nou');
  expect(await screen.findByText('Se semnează în 10 zile.')).toBeTruthy();
});
