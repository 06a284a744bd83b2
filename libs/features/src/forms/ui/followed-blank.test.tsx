import { afterEach, expect, test } from '@jest/globals';
import { TextField } from '@psp/design-system/text-fields';
import { ApiError } from '@psp/remote/api-error';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { Form } from './form.tsx';
import { useActForm } from './use-act-form.ts';

afterEach(cleanup);

const body = z.strictObject({ name: z.string(), place: z.string() });
type Body = z.infer<typeof body>;
type Stored = Body & { version: number };

const view = { queryKey: ['record'] };

function Fields({ record: { version, ...blank }, send }: { record: Stored; send: (body: Stored) => Promise<unknown> }) {
  const form = useActForm<Body>({
    ...{ blank, schema: body, follows: true, view },
    send: (given) => send({ version, ...given }),
  });
  return (
    <Form of={form}>
      <TextField {...form.field('name')} label="Nume" />
      <TextField {...form.field('place')} label="Loc" />
      <button type="submit">Trimite</button>
    </Form>
  );
}

let stored: Stored;

function Page() {
  const { data } = useQuery({ ...view, queryFn: async () => stored });
  const send = async ({ version, ...given }: Stored) => {
    if (version !== stored.version) throw new ApiError(409, 'version.stale', 'Schimbat între timp.');
    stored = { version: version + 1, name: given.name.trim(), place: given.place };
    return stored;
  };
  return data ? <Fields record={data} send={send} /> : null;
}

const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
const open = async () => {
  stored = { version: 0, name: 'Ana', place: 'Cluj' };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Nume');
};

test('a refused change keeps what was written, shows why, and the other fields are those of now', async () => {
  await open();
  await write('Nume', 'Maria');
  stored = { version: 1, name: 'Ioana', place: 'Sibiu' };
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('ce ați completat este păstrat');
  expect([valueOf('Nume'), valueOf('Loc')]).toEqual(['Maria', 'Sibiu']);
  await press();
  await waitFor(() => expect(stored).toEqual({ version: 2, name: 'Maria', place: 'Sibiu' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('once sent, the fields show what was stored', async () => {
  await open();
  await write('Nume', ' Maria ');
  await press();
  await waitFor(() => expect(stored.name).toBe('Maria'));
  await waitFor(() => expect(valueOf('Nume')).toBe('Maria'));
  expect(valueOf('Loc')).toBe('Cluj');
});
