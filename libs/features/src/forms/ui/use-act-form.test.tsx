import { afterEach, expect, test } from '@jest/globals';
import { TextField } from '@psp/design-system/text-fields';
import { ApiError } from '@psp/remote/api-error';
import { callService } from '@psp/remote/client';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { Form } from './form.tsx';
import { useActForm } from './use-act-form.ts';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const body = z.strictObject({ name: z.string().trim().min(1, 'Gol.').max(5, 'Prea lung.'), repeated: z.string() });
type Body = z.infer<typeof body>;

function Page({ send, schema }: { send: (values: Body) => Promise<unknown>; schema?: () => Promise<typeof body> }) {
  const form = useActForm<Body>({
    blank: { name: '', repeated: '' },
    ids: { name: 'the-name' },
    schema: schema ?? body,
    missing: { name: 'Scrieți numele.' },
    check: ({ name, repeated }) => ({ repeated: name === repeated ? undefined : 'Diferă.' }),
    codes: { taken: 'name' },
    send,
  });
  return (
    <Form of={form}>
      <TextField {...form.field('name')} label="Nume" />
      <TextField {...form.field('repeated')} label="Din nou" />
      <button type="submit">Trimite</button>
    </Form>
  );
}

const open = (send: (values: Body) => Promise<unknown>, schema?: () => Promise<typeof body>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page send={send} schema={schema} />
    </QueryClientProvider>,
  );
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = () => userEvent.click(screen.getByRole('button'));
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

test('each error links to its field, and a field that depends on another is validated with it', async () => {
  const sent: Body[] = [];
  open(async (values) => sent.push(values));
  await type('Din nou', 'Ana');
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect(links()).toEqual([
    ['#the-name', 'Scrieți numele.'],
    ['#repeated', 'Diferă.'],
  ]);
  await type('Nume', 'Ana');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press();
  await waitFor(() => expect(sent).toEqual([{ name: 'Ana', repeated: 'Ana' }]));
});

test('the refusal of a field is shown until the field is edited', async () => {
  open(() => Promise.reject(new ApiError(422, 'taken', 'Există deja.')));
  await type('Nume', 'Ana');
  await type('Din nou', 'Ana');
  await press();
  expect(await screen.findByRole('link', { name: 'Există deja.' })).toBeTruthy();
  await type('Nume', '!');
  await waitFor(() => expect(screen.queryByText('Există deja.')).toBeNull());
});

test('a form sent again after a lost answer has the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    // The second request is the client's own retry.
    if (keys.length <= 2) throw new TypeError('lost');
    return Response.json({});
  };
  open((values) => callService('public', 'POST', '/names', { body: values }));
  await type('Nume', 'Ana');
  await type('Din nou', 'Ana');
  await press();
  await screen.findByRole('alert');
  await press();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test('when the schema cannot be loaded, only the service validates', async () => {
  const sent: Body[] = [];
  open(
    async (values) => sent.push(values),
    () => Promise.reject(new Error('offline')),
  );
  await type('Nume', 'Alexandra');
  await type('Din nou', 'Alexandra');
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
});
