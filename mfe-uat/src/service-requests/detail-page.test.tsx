import { afterEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { cleanup, screen } from '@testing-library/react';
import { sent, showView } from '../testing/views.tsx';
import { lifeSteps } from './life-cycle.ts';
import { RequestNextStep } from './detail-page.tsx';

afterEach(cleanup);

const collecting: RequestView = { ...sent, offerCount: 2, actions: ['edit', 'cancel', 'openOffers'] };
const late: RequestView = {
  ...collecting,
  content: { ...sent.content, deadline: '2026-11-21T10:00:00.000Z' },
  submissionOpen: false,
};

/** Emphasis of the two actions of a request, found by comparing their background with a button of each kind. */
function emphasisOf(view: RequestView): Record<string, string> {
  showView(
    (shown) => (
      <>
        <Button>main</Button>
        <Button variant="quiet">quiet</Button>
        <RequestNextStep view={shown} onAsk={() => undefined} />
      </>
    ),
    view,
  );
  const lookOf = (role: 'button' | 'link', name: string) =>
    getComputedStyle(screen.getByRole(role, { name })).background;
  const kinds = Object.fromEntries(['main', 'quiet'].map((kind) => [lookOf('button', kind), kind]));
  expect(Object.keys(kinds)).toHaveLength(2);
  const kindOf = (role: 'button' | 'link', name: string) => kinds[lookOf(role, name)] ?? 'neither';
  return { change: kindOf('link', 'Modifică'), open: kindOf('button', 'Deschide ofertele') };
}

test('while offers can still arrive, editing the request is the main action and opening the offers is quiet', () => {
  expect(emphasisOf(collecting)).toEqual({ change: 'main', open: 'quiet' });
});

test('after the deadline, opening the offers is the main action and editing the request is quiet', () => {
  expect(emphasisOf(late)).toEqual({ change: 'quiet', open: 'main' });
});

test('a request that waits for offers is at the collecting step, and at the next one after its deadline', () => {
  const now = (view: RequestView) => lifeSteps(view).find(({ state }) => state === 'now');
  expect(now(collecting)).toMatchObject({
    label: 'Primește oferte',
    detail: expect.stringMatching(/^2 oferte, termen /),
  });
  expect(now(late)).toMatchObject({ label: 'Evaluare' });
});
