import { afterEach, expect, test } from '@jest/globals';
import type { Unanswered } from '@psp/contracts/unanswered';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EMPTY } from './content.ts';
import { UnansweredCard } from './unanswered-card.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const bodies: unknown[] = [];
const content = { ...EMPTY, method: 'Preluăm date.' };
function open(...answers: (Unanswered | null)[]) {
  bodies.length = 0;
  const failed = { code: 'internal', message: 'Portalul este ocupat.', details: {} };
  globalThis.fetch = async (address, init) => {
    bodies.push([String(address).split('/api')[1], JSON.parse(String(init?.body))]);
    const answer = answers.shift();
    return answer ? Response.json(answer) : Response.json(failed, { status: 500 });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UnansweredCard id="solicitare" content={content} />
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ASK = 'Vezi ce rămâne fără răspuns';

test('the shown offer is compared on demand, and can be hidden again', async () => {
  open({ requirements: 3, items: [{ text: 'găzduirea aplicației', words: ['găzduirea'] }] });
  expect(bodies).toEqual([]);
  await press(ASK);
  expect(await screen.findByText('Nu apar: „găzduirea”')).toBeTruthy();
  expect(screen.getByText(/^Comparație automată, după cuvinte, cu 3 cerințe/)).toBeTruthy();
  expect(bodies).toEqual([['/firma/opportunities/solicitare/unanswered', { content }]]);
  await press('Ascunde ce rămâne fără răspuns');
  expect(screen.queryByText('Nu apar: „găzduirea”')).toBeNull();
});

test.each([
  [{ requirements: 2, items: [] }, 'Toate cerințele recunoscute au un răspuns.'],
  [{ requirements: 0, items: [] }, /^Nu am recunoscut cerințe/],
])('%j is told in words', async (answer, words) => {
  open(answer);
  await press(ASK);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a failure is told and asked again', async () => {
  open(null, { requirements: 2, items: [] });
  await press(ASK);
  expect((await screen.findByRole('alert')).textContent).toContain('Portalul este ocupat.');
  await press('Încearcă din nou');
  expect(await screen.findByText('Toate cerințele recunoscute au un răspuns.')).toBeTruthy();
});
