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

/** Opens the choices, of which the service keeps what is sent. */
async function openChoices(refused?: [number, object]) {
  let kinds: NotificationChoices['kinds'] = [
    { kind: 'requests', events: [received, withdrawn] },
    { kind: 'organisation', events: [role] },
  ];
  const asked = answerIdentity({
    ...none,
    'GET /user': account,
    'GET /user/notification-choices': () => ({ kinds }),
    'PUT /user/notification-choices': () => {
      if (refused) return refused;
      const { events = [], ...more }: Partial<ChooseNotifications> = Object(asked.at(-1)?.body);
      kinds = kinds.map(({ kind, events: some }) => ({
        kind,
        events: some.map((one) => (events.includes(one.event) ? { ...one, ...more } : one)),
      }));
      return { kinds };
    },
  });
  await openAccount('/cont/notificari');
  await userEvent.click(await screen.findByText('Când cereți sau faceți oferte'));
  return asked;
}
/** Holds every save back until the returned function is called. */
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
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `În portal: ${name}` });
const ALL = 'Toate din „Când cereți sau faceți oferte”';

test('a choice is saved at once, for its event alone', async () => {
  const asked = await openChoices();
  await userEvent.selectOptions(select('Ofertă nouă'), 'daily');
  expect((await screen.findAllByText('Alegerea a fost salvată.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('daily'));
  await userEvent.click(box('Ofertă retrasă'));
  await waitFor(() => expect(box('Ofertă retrasă').checked).toBe(false));
  expect(asked.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'daily' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
});

test('what is chosen while a choice is being saved is saved after it', async () => {
  const asked = await openChoices();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'daily' } });
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(box('Ofertă retrasă'));
  expect([select('Ofertă nouă').value, box('Ofertă retrasă').checked]).toEqual(['weekly', false]);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'daily' },
    { events: ['offers.received'], mail: 'weekly' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('weekly'));
  expect(box('Ofertă retrasă').checked).toBe(false);
});

test('what was chosen is saved though the page is left meanwhile', async () => {
  const asked = await openChoices();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(box('Ofertă retrasă'));
  cleanup();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => body)).toEqual([
    { events: ['offers.received'], mail: 'weekly' },
    { events: ['offers.withdrawn'], inPortal: false },
  ]);
});

test('what was still waiting when the page was left shows when it is opened again', async () => {
  const asked = await openChoices();
  const goOn = holdSaves();
  fireEvent.change(select('Ofertă nouă'), { target: { value: 'weekly' } });
  fireEvent.click(box('Ofertă retrasă'));
  fireEvent.click(screen.getByRole('link', { name: 'Datele mele' }));
  await waitFor(() => expect(screen.queryByText('Când cereți sau faceți oferte')).toBeNull());
  goOn();
  await waitFor(() => expect(asked).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Notificări' }));
  await userEvent.click(await screen.findByText('Când cereți sau faceți oferte'));
  await screen.findByLabelText('E-mail: Ofertă nouă');
  expect([select('Ofertă nouă').value, box('Ofertă retrasă').checked]).toEqual(['weekly', false]);
});

test('all of a kind are chosen at once, and differ until then', async () => {
  const asked = await openChoices();
  expect(select(ALL).value).toBe('');
  await userEvent.selectOptions(select(ALL), 'weekly');
  await waitFor(() =>
    expect([select('Ofertă nouă').value, select('Ofertă retrasă').value]).toEqual(['weekly', 'weekly']),
  );
  expect(asked[0]?.body).toEqual({ events: ['offers.received', 'offers.withdrawn'], mail: 'weekly' });
});

test('what is told always has nothing to choose', async () => {
  await openChoices();
  await userEvent.click(screen.getByText('Când vă îngrijiți profilul și echipa'));
  expect(screen.getByText('Mereu, imediat: ține de siguranța organizației')).toBeTruthy();
  expect(screen.queryByLabelText('E-mail: Rol schimbat')).toBeNull();
});

test('a choice that is not saved is as it was', async () => {
  await openChoices([500, refusal('internal', 'A apărut o eroare.')]);
  await userEvent.selectOptions(select('Ofertă nouă'), 'daily');
  expect(await screen.findByText('Nu am putut salva alegerea. Încercați din nou.')).toBeTruthy();
  await waitFor(() => expect(select('Ofertă nouă').value).toBe('now'));
});
