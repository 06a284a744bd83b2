import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ExchangeQuestions } from '@psp/contracts/exchange';
import { session, signInAs } from '@psp/remote/testing/identity';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openExchange } from './testing/open-exchange.tsx';
import { idOf, project, question } from './testing/projects.ts';

/* What is on paper at the moment of printing. */
let onPaper: string[] = [];
const print = jest.spyOn(window, 'print').mockImplementation(() => {
  fireEvent(window, new Event('beforeprint'));
  onPaper = [...document.querySelectorAll('#intrebari p')].map((line) => line.textContent ?? '');
  fireEvent(window, new Event('afterprint'));
});
beforeEach(() => signInAs(session));
afterEach(() => {
  print.mockClear();
  cleanup();
});

const PAGE = 20;
const pageFrom = (from: number): ExchangeQuestions['items'] =>
  Array.from({ length: PAGE }, (_, at) => question({ id: idOf(from + at), text: `Întrebarea ${from + at}?` }));
/* A project with `all` questions; `fails`: they are not read beyond the first page. */
const open = async (all: number, fails = false) => {
  const opened = openExchange(`/uat/exchange/${idOf(1)}`, {
    project: () => project({ questions: pageFrom(100), nextQuestions: idOf(119), questionCounts: { all, open: all } }),
    questions: ({ after }) => {
      if (fails) throw new Error('Nu merge.');
      const from = 1 + Number(after.slice(-3));
      return { items: pageFrom(from), next: from + PAGE < 100 + all ? idOf(from + PAGE - 1) : null };
    },
  });
  await screen.findByText('Întrebarea 100?');
  return opened;
};
const printed = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tipărește' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  return onPaper.filter((line) => line.startsWith('Întrebarea'));
};

test('printing reads the questions that were not on the page, and leaves the focus where it is', async () => {
  const { reads } = await open(60);
  expect(await printed()).toHaveLength(60);
  expect(reads).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe('Tipărește');
  expect(onPaper.some((line) => line.includes('pe hârtie'))).toBe(false);
});

test('of very many questions the first 200 are printed, with where all are', async () => {
  await open(240);
  expect(await printed()).toHaveLength(200);
  expect(onPaper).toContain(
    `40 de întrebări nu sunt pe hârtie. Toate se citesc la ${window.location.origin}/uat/exchange/${idOf(1)}.`,
  );
  expect(screen.queryByText(/pe hârtie/)).toBeNull();
});

test('what could not be read is said on paper', async () => {
  await open(60, true);
  expect(await printed()).toHaveLength(PAGE);
  expect(onPaper.some((line) => line.startsWith('40 de întrebări nu sunt pe hârtie.'))).toBe(true);
});

test('paper that the browser prints by itself says what it lacks', async () => {
  await open(21);
  window.print();
  expect(onPaper.some((line) => line.startsWith('1 întrebare nu este pe hârtie.'))).toBe(true);
});
