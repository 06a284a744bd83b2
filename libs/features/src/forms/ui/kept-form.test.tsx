import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';
import { TextField } from '@psp/design-system/text-fields';
import { ApiError } from '@psp/remote/api-error';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StackForm } from './form.tsx';
import { useActForm } from './use-act-form.ts';

const key = draftKey('ana', 'question:1');

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
});
afterEach(cleanup);

function Page({ send }: { send: () => Promise<unknown> }) {
  const form = useActForm({ blank: { body: '' }, keptAs: 'question:1', clears: true, send });
  return (
    <StackForm of={form}>
      <TextField {...form.field('body')} label="Întrebare" />
      <button type="submit">Trimite</button>
      <button type="button" onClick={form.drop}>
        Renunță
      </button>
    </StackForm>
  );
}
const open = (send: () => Promise<unknown> = async () => undefined) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page send={send} />
    </QueryClientProvider>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Întrebare');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an unsent text is restored on the next visit', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Ce garanție?');
  unmount();
  open();
  expect(field().value).toBe('Ce garanție?');
});

test('a text stored as a string by an earlier release is restored into its field', () => {
  localStorage.setItem(key, '"Ce garanție?"');
  open();
  expect(field().value).toBe('Ce garanție?');
});

test('a sent text is deleted, also when the page was left before the answer', async () => {
  let answer: () => void = () => undefined;
  const { unmount } = open(() => new Promise<void>((resolve) => (answer = resolve)));
  await userEvent.type(field(), 'Ce garanție?');
  await press('Trimite');
  unmount();
  expect(localStorage.getItem(key)).not.toBeNull();
  answer();
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('a refusal says that the text is kept, and discarding deletes it', async () => {
  open(() => Promise.reject(new ApiError(503, 'service.busy', 'Serviciul nu răspunde.', {}, 'r-7')));
  await userEvent.type(field(), 'Ce garanție?');
  await press('Trimite');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Există o problemăServiciul nu răspunde.Cod pentru asistență: r-7Textul dvs. este păstrat.',
  );
  await press('Renunță');
  expect(field().value).toBe('');
  expect(localStorage.getItem(key)).toBeNull();
});
