import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OfferedField } from './offered-field.tsx';
import { useOffered } from './use-offered.ts';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const changes: string[] = [];
function Field({ value }: { value: string }) {
  const offered = useOffered('firma', 'industries', value === '' ? null : { slug: value, name: 'Juridic' });
  return (
    <OfferedField
      {...{ label: 'Industria', value, offered, placeholder: 'Alegeți' }}
      onChange={(slug) => changes.push(slug)}
    />
  );
}

const open = (value: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Field value={value} />
    </QueryClientProvider>,
  );
const select = () => screen.getByLabelText<HTMLSelectElement>('Industria');
const labels = () => [...select().options].map(({ label }) => label);

test('nothing can be chosen while the list loads, and the present value is shown', () => {
  globalThis.fetch = () => new Promise(() => {});
  open('legal');
  expect(select().disabled).toBe(true);
  expect(select().value).toBe('legal');
  expect(labels()).toEqual(['Se încarcă lista…', 'Juridic']);
});

test('a list that cannot be read is told, and is chosen from after a retry', async () => {
  let isBroken = true;
  globalThis.fetch = async () => {
    if (isBroken) throw new TypeError('offline');
    return Response.json({ items: [{ slug: 'it', name: 'IT' }] });
  };
  open('');
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  expect(select().disabled).toBe(true);
  expect(labels()).toEqual(['Lista nu a putut fi încărcată']);
  isBroken = false;
  await userEvent.click(retry);
  await screen.findByRole('option', { name: 'IT' });
  expect(select().disabled).toBe(false);
  expect(labels()).toEqual(['Alegeți', 'IT']);
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBeNull();
  expect(changes).toEqual([]);
});
