import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ChooseNotifications, EventChoice, NotificationChoices } from '@psp/contracts/notification-choices';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount } from '../testing/account.tsx';

const received: EventChoice = {
  event: 'offers.received',
  label: 'Ofertă nouă',
  mail: 'now',
  inPortal: true,
  isSecurity: false,
};
const withdrawn: EventChoice = { ...received, event: 'offers.withdrawn', label: 'Ofertă retrasă', mail: 'off' };
const role: EventChoice = {
  ...received,
  event: 'members.roleChanged',
  label: 'Rol schimbat',
  mail: null,
  isSecurity: true,
};

beforeEach(() => signInAs());
afterEach(cleanup);

/** Opens the page against a service that stores the choices, or refuses each with the given status and body. */
async function openChoices(refused?: [number, object]) {
  let kinds: NotificationChoices['kinds'] = [
    { kind: 'requests', events: [received, withdrawn] },
    { kind: 'organisation', events: [role] },
  ];
  const calls = answerIdentity({
    ...none,
    'GET /user': account,
    'GET /user/notification-choices': () => ({ kinds }),
    'PUT /user/notification-choices': () => {
      if (refused) return refused;
      const { events = [], ...more }: Partial<ChooseNotifications> = Object(calls.at(-1)?.body);
      kinds = kinds.map(({ kind, events: some }) => ({
        kind,
        events: some.map((one) => (events.includes(one.event) ? { ...one, ...more } : one)),
      }));
      return { kinds };
    },
  });
  await openAccount('/cont/notificari');
  await userEvent.click(await screen.findByText('Când cereți sau faceți oferte'));
  return calls;
}
/** Delays every save until the returned function is called. */
function holdSaves(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT') await promise;
    return fetch(input, init);
  };
  return resolve;
}
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(`E-mail: ${name}`);
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `În portal: ${name}` });
const ALL = 'Toate din „Când cereți sau faceți oferte”';

test('a choice is saved at once, and for its event only', async () => {
  const calls = await openChoices();
  await userEvent.selectOptions(select('Ofertă nouă'), 'daily');
  expect((await screen.findAllByText('Alegerea a fost salvată.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('daily'));
  await userEvent.click(checkbox('Ofertă retrasă'));
  await waitFor(() => expect(checkbox('Ofertă retrasă').checked).toBe(false));
  expect(calls.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'daily' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
});

test('choices made while another is being saved are saved after it', async () => {
  const calls = await openChoices();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'daily' } });
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(checkbox('Ofertă retrasă'));
  expect([select('Ofertă nouă').value, checkbox('Ofertă retrasă').checked]).toEqual(['weekly', false]);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'daily' },
    { events: ['offers.received'], mail: 'weekly' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('weekly'));
  expect(checkbox('Ofertă retrasă').checked).toBe(false);
});

test('choices are saved although the page is left', async () => {
  const calls = await openChoices();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(checkbox('Ofertă retrasă'));
  cleanup();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'weekly' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
});

test('choices still queued when the page is left show when it is opened again', async () => {
  const calls = await openChoices();
  const releaseSaves = holdSaves();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(checkbox('Ofertă retrasă'));
  fireEvent.click(screen.getByRole('link', { name: 'Datele mele' }));
  await waitFor(() => expect(screen.queryByText('Când cereți sau faceți oferte')).toBeNull());
  releaseSaves();
  await waitFor(() => expect(calls).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Notificări' }));
  await userEvent.click(await screen.findByText('Când cereți sau faceți oferte'));
  await screen.findByLabelText('E-mail: Ofertă nouă');
  expect([select('Ofertă nouă').value, checkbox('Ofertă retrasă').checked]).toEqual(['weekly', false]);
});

test('one choice sets all events of a kind; before, the kind shows that they differ', async () => {
  const calls = await openChoices();
  expect(select(ALL).value).toBe('');
  await userEvent.selectOptions(select(ALL), 'weekly');
  await waitFor(() =>
    expect([select('Ofertă nouă').value, select('Ofertă retrasă').value]).toEqual(['weekly', 'weekly']),
  );
  expect(calls[0]?.body).toEqual({ events: ['offers.received', 'offers.withdrawn'], mail: 'weekly' });
});

test('notifications that are always sent offer no choice', async () => {
  await openChoices();
  await userEvent.click(screen.getByText('Când vă îngrijiți profilul și echipa'));
  expect(screen.getByText('Mereu, imediat: ține de siguranța organizației')).toBeTruthy();
  expect(screen.queryByLabelText('E-mail: Rol schimbat')).toBeNull();
});

test('a choice that could not be saved is reset', async () => {
  await openChoices([500, refusal('internal', 'A apărut o eroare.')]);
  await userEvent.selectOptions(select('Ofertă nouă'), 'daily');
  expect(await screen.findByText('Nu am putut salva alegerea. Încercați din nou.')).toBeTruthy();
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('now'));
});
