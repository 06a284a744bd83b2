import { afterEach, expect, test } from '@jest/globals';
import type { AmendmentView } from '@psp/contracts/amendments';
import { printedText } from '@psp/design-system/testing/printed';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProject, press } from './testing/open-project.tsx';
import { project } from './testing/project.ts';

afterEach(cleanup);

const buttons = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((label) => label !== 'Tipărește');

test.each(['uat', 'firma'] as const)(
  '%s sees the same sections, the delivery first, and only the acts that it may run',
  async (kind) => {
    const changesReason = 'Lipsesc două poziții.';
    const answered = { deliveredAt: '2026-11-12T14:05:00Z', changesReason, answeredAt: '2026-11-13T09:00:00Z' };
    await openProject(kind, { deliveries: [{ id: 'd-1', number: 1, note: '', files: [], ...answered }] });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(1)).toEqual([
      'Predarea lucrării',
      'Etape',
      'Mesaje',
      'Istoric',
      'Stadiul lucrării',
      'Pe scurt',
    ]);
    expect(screen.getByText('Lipsesc două poziții.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'SP-2026-000287' }).getAttribute('href')).toBe(`/${kind}/cereri/r-1`);
    expect(screen.getByText('85.910 lei')).toBeTruthy();
    expect(buttons()).toEqual([]);
  },
);

test('a delivery needs a confirmation, and a refusal is shown in the dialog', async () => {
  const { calls, refuse, stored } = await openProject('firma', { actions: ['deliver'] });
  await press('Predă lucrarea');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/nu (este|sunt) încheiat/)).toBeNull();
  refuse(409, 'action.not_allowed', 'Nu se mai poate.');
  await press('Predă lucrarea', dialog);
  await within(dialog).findByText('Nu se mai poate.');
  stored.view = project({ status: 'review', deliveredAt: '2026-11-12T14:05:00Z', version: 4 });
  await press('Predă lucrarea', dialog);
  await screen.findByRole('heading', { name: 'Lucrarea este predată.' });
  expect(calls.at(-1)).toEqual({ address: 'POST /projects/:id/deliver', input: { id: 'p-1', body: { version: 3 } } });
});

test("a delivery is sent with the firm's note, and earlier deliveries stay readable", async () => {
  const answered = { id: 'd-1', number: 1, deliveredAt: '2026-11-12T14:05:00Z', answeredAt: '2026-11-13T09:30:00Z' };
  const deliveries = [
    {
      id: 'd-2',
      number: 2,
      note: 'Am adăugat seria.',
      deliveredAt: '2026-11-19T13:12:00Z',
      changesReason: null,
      answeredAt: null,
      files: [],
    },
    { ...answered, files: [], note: 'Portalul rulează.', changesReason: 'Lipsește seria chitanței.' },
  ];
  const { calls } = await openProject('firma', {
    deliveredAt: '2026-11-19T13:12:00Z',
    deliveries,
    actions: ['deliver'],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Predarea 2' })).toBeTruthy();
  expect(screen.getByText('Am adăugat seria.')).toBeTruthy();
  expect(screen.getByText('Lipsește seria chitanței.').closest('details')?.open).toBe(false);
  await press('Predă lucrarea');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Nota de predare/), ' Gata. ');
  await press('Predă lucrarea', dialog);
  expect(calls).toEqual([
    { address: 'POST /projects/:id/deliver', input: { id: 'p-1', body: { version: 3, note: 'Gata.' } } },
  ]);
});

test('another price is proposed with a reason', async () => {
  const { calls } = await openProject('firma', { actions: ['amend'], amendments: [] });
  await press('Propune o modificare');
  const dialog = await screen.findByRole('dialog');
  await press('Propune o modificare', dialog);
  const alert = await within(dialog).findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scrieți un termen nou sau un preț nou.', 'Scrieți motivul.']);
  await userEvent.type(within(dialog).getByLabelText(/Preț nou/), '74500');
  await userEvent.type(within(dialog).getByLabelText('Motivul'), 'Încă un modul.');
  await press('Propune o modificare', dialog);
  expect(calls).toEqual([
    {
      address: 'POST /projects/:id/amendments',
      input: { id: 'p-1', body: { version: 3, dueOn: null, price: 74_500, reason: 'Încă un modul.' } },
    },
  ]);
});

test("the other side's proposal can be accepted, and the initial terms stay readable", async () => {
  const waiting: AmendmentView = {
    ...{
      id: 'a-2',
      version: 1,
      status: 'proposed',
      by: 'Civis Digital',
      reason: 'Încă un modul.',
      declineReason: null,
    },
    ...{ before: { dueOn: '2026-11-20', price: 71_000 }, after: { dueOn: '2026-11-20', price: 74_500 } },
    ...{ createdAt: '2026-11-02T08:00:00Z', decidedAt: null, actions: ['accept', 'decline'] },
  };
  const agreed: AmendmentView = {
    ...{ ...waiting, id: 'a-1', status: 'accepted', decidedAt: '2026-10-27T08:00:00Z', actions: [] },
    ...{ before: { dueOn: '2026-11-06', price: 71_000 }, after: { dueOn: '2026-11-20', price: 71_000 } },
  };
  const { calls } = await openProject('uat', { amendments: [waiting, agreed], actions: ['amend'] });
  expect(buttons()).toEqual(['Respinge', 'Acceptă']);
  expect(screen.getByText('Termen inițial').nextSibling?.textContent).toBe('6 noiembrie 2026');
  await press('Acceptă');
  await press('Acceptă', await screen.findByRole('dialog'));
  expect(calls).toEqual([
    {
      address: 'POST /projects/:id/amendments/:amendmentId/accept',
      input: { id: 'p-1', amendmentId: 'a-2', body: { version: 1 } },
    },
  ]);
});

test.each([
  ['firma', 'Predă lucrarea', ['deliver']],
  ['uat', 'Acceptă lucrarea', ['accept']],
] as const)('%s is warned about open milestones: %s', async (kind, label, actions) => {
  const milestone = { version: 1, dueOn: null, doneAt: null };
  const milestones = [
    { ...milestone, id: 'm-1', title: 'Inventar' },
    { ...milestone, id: 'm-2', title: 'Instruire', doneAt: '2026-11-01T08:00:00Z' },
  ];
  const { calls } = await openProject(kind, { milestones, actions: [...actions] });
  await press(label);
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('O etapă nu este încheiată:');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Inventar']);
  await press(label, dialog);
  expect(calls).toHaveLength(1);
});

test('the authority can request changes only with a reason', async () => {
  const { calls } = await openProject('uat', { status: 'review', actions: ['requestChanges', 'accept'] });
  expect(buttons()).toEqual(['Cere modificări', 'Acceptă lucrarea']);
  await press('Cere modificări');
  const dialog = await screen.findByRole('dialog');
  await press('Cere modificări', dialog);
  expect(calls).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Motivul'), ' Lipsesc două poziții. ');
  await press('Cere modificări', dialog);
  expect(calls).toEqual([
    {
      address: 'POST /projects/:id/request-changes',
      input: { id: 'p-1', body: { version: 3, reason: 'Lipsesc două poziții.' } },
    },
  ]);
});

test('a refused milestone keeps the typed values', async () => {
  const { calls, refuse } = await openProject('uat', { actions: ['editMilestones'] });
  await press('Adaugă etapa');
  await within(await screen.findByRole('alert')).findByText('Scrieți titlul etapei.');
  await userEvent.type(screen.getByLabelText('Etapă nouă'), 'Inventar');
  refuse(409, 'action.not_allowed', 'Nu se mai poate.');
  await press('Adaugă etapa');
  await within(await screen.findByRole('alert')).findByText('Nu se mai poate.');
  expect(screen.getByLabelText<HTMLInputElement>('Etapă nouă').value).toBe('Inventar');
  expect(calls).toEqual([
    { address: 'POST /projects/:id/milestones', input: { id: 'p-1', body: { title: 'Inventar', dueOn: null } } },
  ]);
});

test("missing marks of a review are listed, and the other side's review stays hidden until both are written", async () => {
  await openProject('firma', {
    status: 'completed',
    completedAt: '2026-11-13T08:00:00Z',
    reviews: { own: null, other: null, otherWritten: true },
    actions: ['review'],
  });
  expect(screen.getByText(/Municipiul Sibiu a scris deja recenzia\./)).toBeTruthy();
  await press('Trimite recenzia');
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nota generală: Alegeți o notă.',
    'Calitate: Alegeți o notă.',
    'Termen: Alegeți o notă.',
    'Comunicare: Alegeți o notă.',
    'Preț: Alegeți o notă.',
  ]);
});

test('an unpublished review is not printed', async () => {
  const marks = { rating: 2, quality: 2, timeliness: 2, communication: 2, price: 2 };
  const own = { id: 'rv-1', version: 1, author: 'Sibiu', ...marks, body: 'Au întârziat.', actions: [], reply: null };
  const written = { ...own, createdAt: '2026-11-14T08:00:00Z', publishedAt: null };
  await openProject('uat', { status: 'completed', reviews: { own: written, other: null, otherWritten: false } });
  expect(screen.getByText('Au întârziat.')).toBeTruthy();
  expect(printedText(screen.getByRole('main'))).not.toContain('Au întârziat.');
  cleanup();
  const published = { ...written, publishedAt: '2026-11-28T08:00:00Z' };
  await openProject('uat', { status: 'completed', reviews: { own: published, other: null, otherWritten: true } });
  expect(printedText(screen.getByRole('main'))).toContain('Au întârziat.');
});
