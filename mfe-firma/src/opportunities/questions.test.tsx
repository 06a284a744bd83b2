import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { opportunity } from '../testing/opportunity.ts';
import { Questions } from './questions.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show(first: OpportunityView) {
  const client = createQueryClient();
  const at = (view: OpportunityView) => (
    <QueryClientProvider client={client}>
      <Questions view={view} />
    </QueryClientProvider>
  );
  const { rerender } = render(at(first));
  return (view: OpportunityView) => rerender(at(view));
}

test('a question that came too late can be copied until the user discards it', async () => {
  const refresh = show(opportunity);
  await userEvent.type(screen.getByLabelText('Puneți o întrebare'), 'Câte fișe sunt?');
  refresh({ ...opportunity, actions: [] });
  expect(screen.getByText('Câte fișe sunt?')).toBeTruthy();
  expect(screen.getByText('Întrebarea dvs. nu a fost trimisă')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Șterge textul' }));
  expect(screen.queryByText('Câte fișe sunt?')).toBeNull();
});

test('without a typed text there is nothing to keep', () => {
  show({ ...opportunity, actions: [] });
  expect(screen.queryByText('Întrebarea dvs. nu a fost trimisă')).toBeNull();
});
