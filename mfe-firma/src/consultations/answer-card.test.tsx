/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { OwnAnswer } from '@psp/contracts/consultations';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { opportunity } from '../testing/opportunity.ts';
import { AnswerCard } from './answer-card.tsx';

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
});
afterEach(cleanup);

const SENT = {
  ...{ id: 'raspuns', version: 1, status: 'submitted', method: 'Textul colegului.', term: '', questions: '' },
  ...{ attachments: [], requestRevision: 1, submittedAt: '2026-11-20T10:00:00Z', history: [] },
  actions: ['submit', 'withdraw'],
} satisfies OwnAnswer;
const asked = { ...opportunity, kind: 'consultation' as const, actions: ['ask' as const, 'answer' as const] };
const answered = { ...asked, actions: ['ask' as const], answer: SENT };

test('a text that was begun before a colleague answered says so before it takes the place of theirs', async () => {
  const client = createQueryClient();
  const at = (view: typeof asked | typeof answered) => (
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <AnswerCard view={view} />
      </DesignProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(at(asked));
  expect(screen.queryByText(/un coleg a trimis alt răspuns/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Cum ați lucra'), 'Textul meu.');
  // Written down a moment after the last letter.
  await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('Textul meu.'));
  rerender(at(answered));
  expect(screen.getByText('Textul colegului.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Schimbă răspunsul' }));
  expect(screen.getByLabelText('Cum ați lucra')).toHaveProperty('value', 'Textul meu.');
  expect(screen.getByText(/un coleg a trimis alt răspuns/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Renunță la textul meu' }));
  expect(screen.getByLabelText('Cum ați lucra')).toHaveProperty('value', 'Textul colegului.');
  expect(screen.queryByText(/un coleg a trimis alt răspuns/)).toBeNull();
});
