import { afterEach, expect, test } from '@jest/globals';
import type { OfficeExchangeView, OfficeQuestion } from '@psp/contracts/exchange-office';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ExchangePanel } from '../moderation-queue/panels/exchange-panel.tsx';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { exchangeQueue } from './queries.ts';

const AT = '2026-03-05T07:30:00Z';
const [ID, QUESTION] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'] as const;

const question: OfficeQuestion = {
  ...{ id: QUESTION, version: 3, asker: 'Ion Pop', organisation: { id: ID, name: 'Softprim', kind: 'firma' } },
  ...{ text: 'Ce aplicație ați ales?', askedAt: AT, answer: null, isRemoved: false, flags: 1, actions: ['remove'] },
};
const project: OfficeExchangeView['project'] = {
  ...{ id: ID, number: 'PX-2026-0001', title: 'Arhiva digitală', stage: 'done', status: 'published', version: 4 },
  ...{ domain: null, authority: { id: ID, name: 'Comuna Roșia' }, county: 'SB', population: 4000, alike: [] },
  ...{ cost: 1200, sources: [], startedOn: null, endedOn: null, progress: null, adoptions: 2, seeksPartners: false },
  ...{ isOwn: false, revision: 1, publishedAt: AT, updatedAt: AT, what: 'Scanăm dosarele.', why: '', costs: [] },
  ...{ showsCosts: true, steps: [], lessons: [], files: [], pictures: [], partner: null, canNamePartner: false },
  ...{ contact: null, adopters: [], followers: 0, thanks: 0, isFollowed: false, isThanked: false, questions: [] },
  ...{
    hasAsked: false,
    hasRemovedQuestion: false,
    answerDays: null,
    nextQuestions: null,
    questionCounts: { all: 0, open: 0 },
  },
  ...{ joined: [], isJoined: false, group: null, adopted: null, projectId: null, reason: null, actions: [] },
};
const record: OfficeExchangeView = {
  project,
  reason: null,
  flags: [
    {
      ...{ id: ID, question: null, reason: 'Are date personale.', by: { id: ID, name: 'Comuna Poiana' } },
      ...{ author: 'Ana Ene', at: AT, outcome: null },
    },
  ],
  questions: [question],
  questionTotal: 1,
  history: [],
  actions: ['keep', 'remove'],
};

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

function open(view: OfficeExchangeView) {
  const calls = answerPortal(view);
  let decided = 0;
  openAt(<ExchangePanel id={ID} onDecided={() => (decided += 1)} />, {
    known: [[exchangeQueue.viewQuery(ID).queryKey, view]],
  });
  return { calls, decisions: () => decided };
}

test('a reported project shows why, and is taken out by keyboard with a reason', async () => {
  const { calls, decisions } = open(record);
  const reports = within(await screen.findByRole('region', { name: 'Semnalări' }));
  expect(reports.getByText('Are date personale.')).toBeTruthy();
  expect(reports.getByText(/^Ana Ene, Comuna Poiana/)).toBeTruthy();
  fireEvent.keyDown(window, { code: 'KeyS', key: 's', altKey: true });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Scoateți din schimb: Arhiva digitală?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Scoate din schimb' }));
  expect(calls).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Nume de oameni.');
  await userEvent.click(dialog.getByRole('button', { name: 'Scoate din schimb' }));
  await waitFor(() => expect(decisions()).toBe(1));
  expect(calls).toEqual([
    { call: `POST /api/admin/exchange/${ID}/remove`, body: { version: 4, reason: 'Nume de oameni.' } },
  ]);
});

test('one question is taken away by its own version, and the project stays open', async () => {
  const { calls, decisions } = open(record);
  await userEvent.click(await screen.findByRole('button', { name: 'Scoate întrebarea: Ce aplicație ați ales?' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Scoateți întrebarea?' }));
  await userEvent.type(dialog.getByLabelText('Motivul'), 'Jignește.');
  await userEvent.click(dialog.getByRole('button', { name: 'Scoate întrebarea' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([
    { call: `POST /api/admin/exchange/questions/${QUESTION}/remove`, body: { version: 3, reason: 'Jignește.' } },
  ]);
  expect(decisions()).toBe(0);
});

test('a removed project says why and is put back; who may not decide has no buttons', async () => {
  open({
    ...record,
    ...{ project: { ...project, status: 'removed' }, reason: 'Date personale.', actions: ['restore'] },
  });
  expect(await screen.findByText('Motivul transmis autorului')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pune la loc' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Scoate din schimb' })).toBeNull();
  cleanup();
  open({ ...record, actions: [], questions: [{ ...question, actions: [] }] });
  expect(await screen.findByText('Semnalările așteaptă decizia dvs.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a cost tells the amounts that are known, and no others', async () => {
  const cost = { label: 'Scanare', source: 'sought', planned: 60_000, paid: null } as const;
  open({ ...record, project: { ...project, costs: [cost] } });
  const text = within(await screen.findByRole('region', { name: 'Conținutul proiectului' }));
  expect(text.getByText(/^prevăzut 60\.000\slei, se caută$/)).toBeTruthy();
});
