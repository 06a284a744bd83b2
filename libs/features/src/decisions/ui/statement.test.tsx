import { afterEach, expect, test } from '@jest/globals';
import type { DecisionStatement as Statement } from '@psp/contracts/decisions';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { DecisionStatement } from './statement.tsx';

const { fetch } = globalThis;
const ID = '0198a000-0000-7000-8000-000000000001';

afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

const decision: Statement = {
  ...{ id: ID, version: 1, entity: 'exchange-project', outcome: 'removed', status: 'final', reason: 'Are un nume.' },
  ...{ at: '2026-11-02T08:00:00Z', contestUntil: '2026-11-16T08:00:00Z', contest: null, answer: null },
  ...{ restoredAt: null, actions: [] },
};

/* `own`: what the content says of itself while the decision is in force. */
function open(last: Statement, own: string | null = null) {
  const headers = { 'content-type': 'application/json' };
  globalThis.fetch = async () => new Response(JSON.stringify({ last }), { headers });
  const element = (
    <>
      <h1>Arhiva</h1>
      <DecisionStatement area="uat" entity="exchange-project" on={ID} showsRestored>
        {own}
      </DecisionStatement>
    </>
  );
  openPage([{ path: '/', element }], '/');
}

test('a decision that the association took back says so, with its reason', async () => {
  open({ ...decision, restoredAt: '2026-11-05T08:00:00Z' });
  expect(await screen.findByText('Are un nume.', { exact: false })).toBeTruthy();
  expect(screen.getByText(/^Asociația a întors decizia și a pus conținutul la loc, /)).toBeTruthy();
});

test('a contest that reversed the decision is told with its answer', async () => {
  const [contest, answer] = ['Nu este un nume.', 'Am citit din nou.'].map((text) => ({ text, at: decision.at }));
  open({ ...decision, status: 'reversed', contest: contest ?? null, answer: answer ?? null });
  expect(await screen.findByText('Am citit din nou.')).toBeTruthy();
  expect(screen.getByText('Decizia asociației nu mai este valabilă.')).toBeTruthy();
  expect(screen.getByText(/^Contestația a fost admisă/)).toBeTruthy();
  expect(screen.queryByText(/pus conținutul la loc/)).toBeNull();
});

test('a decision about content that is public again by its author alone is not shown', async () => {
  open(decision);
  await screen.findByRole('heading', { name: 'Arhiva' });
  expect(screen.queryByText(/Are un nume/)).toBeNull();
});
