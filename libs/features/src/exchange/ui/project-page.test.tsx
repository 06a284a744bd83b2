import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Statements } from '@psp/contracts/decisions';
import type { ExchangeView } from '@psp/contracts/exchange';
import { ApiError } from '@psp/remote/api-error';
import { session, signInAs } from '@psp/remote/testing/identity';
import { addressOf } from '@psp/remote/testing/open-page';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openExchange } from './testing/open-exchange.tsx';
import { idOf, project, question } from './testing/projects.ts';

beforeEach(() => signInAs(session));
afterEach(cleanup);

const TITLE = 'Programări online la starea civilă';
const ADDRESS = `/uat/exchange/${idOf(1)}`;
const open = async (more: Partial<ExchangeView> = {}) => {
  const opened = openExchange(ADDRESS, { project: () => project(more) });
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return opened;
};
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});
const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page has text, steps, costs with their sum, lessons, documents and the one who answers', async () => {
  await open();
  expect(region('Ce și de ce').getByText(/Stăteau la rând/)).toBeTruthy();
  expect(region('Pași').getByText('3 săptămâni')).toBeTruthy();
  const rows = region('Costuri').getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe('Total, lei82.00068.000,5');
  expect(region('Ce au învățat').getByText('Ar face altfel:')).toBeTruthy();
  expect(region('Documente').getByText(/se preia în solicitare/)).toBeTruthy();
  expect(region('Cine răspunde').getByRole('link').getAttribute('href')).toBe(`/uat/messages/new?to=${idOf('a')}`);
});

test('a step has its length and its days, or the one day that is known', async () => {
  const step = (from: string | null, to: string | null) => ({ title: 'Pas', text: '', from, to });
  const [begun, ended] = ['2025-03-03', '2025-04-24'];
  await open({ steps: [step(begun, ended), step(null, ended), step(begun, null), step(null, null)] });
  const steps = region('Pași').getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Pas8 săptămânimartie–aprilie 2025',
    'Paspână la 24 aprilie 2025',
    'Pasdin 3 martie 2025',
    'Pas',
  ]);
});

test('three hundred steps are folded, whole in the page and numbered on', async () => {
  const steps = Array.from({ length: 300 }, (_, n) => ({ title: `Pasul ${n + 1}`, text: '', from: null, to: null }));
  await open({ steps });
  expect(screen.getByText('Arată încă 288 de pași')).toBeTruthy();
  expect(document.querySelectorAll('ol > li strong')).toHaveLength(300);
  expect(document.querySelector('details ol')?.getAttribute('start')).toBe('13');
});

test('costs that are not shown leave no table', async () => {
  await open({ costs: [], cost: null, showsCosts: false });
  expect(screen.queryByRole('region', { name: 'Costuri' })).toBeNull();
  expect(region('Pe scurt').getByText('nu este publicat')).toBeTruthy();
});

test('adopting makes a draft and opens it', async () => {
  const user = userEvent.setup();
  const { calls, router } = await open();
  const card = region('Preia ca solicitare');
  expect(card.getByText('se face o ciornă cu titlul, descrierea și 1 fișier')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Preia ca solicitare' }));
  await screen.findByRole('heading', { name: 'Ciorna' });
  expect(calls).toMatchObject([{ address: 'POST /exchange/:id/adopt', input: { body: { again: false } } }]);
  expect(addressOf(router)).toBe('/uat/service-requests/noua/edit');
});

test('a second adoption offers the first draft and another one', async () => {
  const user = userEvent.setup();
  const adopted = { id: idOf(8), number: 'SP-2026-000008', isDraft: true };
  let isAdopted = false;
  const { calls, refuse } = openExchange(ADDRESS, { project: () => project(isAdopted ? { adopted } : {}) });
  refuse(409, 'exchange.adopted', 'Ați preluat deja acest proiect.');
  await screen.findByRole('heading', { level: 1, name: TITLE });
  isAdopted = true;
  await user.click(screen.getByRole('button', { name: 'Preia ca solicitare' }));
  const goOn = await screen.findByRole('link', { name: 'Continuă ciorna' });
  expect(goOn.getAttribute('href')).toBe(`/uat/service-requests/${idOf(8)}/edit`);
  expect(screen.getByRole('alert').textContent).toBe('Ați preluat deja acest proiect în SP-2026-000008.');
  await user.click(screen.getByRole('button', { name: 'Fă încă o ciornă' }));
  expect(calls.at(-1)).toMatchObject({ input: { body: { again: true } } });
});

test('a project that was withdrawn while it is open stays readable and says so', async () => {
  const user = userEvent.setup();
  let isGone = false;
  const { refuse } = openExchange(ADDRESS, {
    project: () => {
      if (isGone) throw new ApiError(404, 'not_found', 'Nu există.');
      return project();
    },
  });
  await screen.findByRole('heading', { level: 1, name: TITLE });
  isGone = true;
  refuse(409, 'exchange.not_published', 'Proiectul nu mai este publicat în schimbul de proiecte.');
  await user.click(screen.getByRole('button', { name: 'Mulțumesc' }));
  expect(await screen.findByText(/a fost retras din schimb între timp/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preia ca solicitare' })).toBeNull();
  expect(region('Ce și de ce').getByText(/Stăteau la rând/)).toBeTruthy();
});

test('people who follow or thank are counted in whole sentences, also from twenty on', async () => {
  const questions = Array.from({ length: 20 }, (_, at) => question({ id: idOf(100 + at) }));
  await open({ followers: 20, thanks: 20, questions, questionCounts: { all: 20, open: 20 } });
  for (const text of ['de 20 de persoane', '20 de persoane au mulțumit', '20, 20 fără răspuns'])
    expect(document.body.textContent).toContain(text);
});

test('questions are read by everybody, and the author answers', async () => {
  const user = userEvent.setup();
  const answer = { text: 'Un protocol de consultare.', by: 'Horia Pașca', at: '2026-11-12T09:00:00Z' };
  const asked = [question({ answer }), question({ id: idOf(7), asker: null, canAnswer: true })];
  const { calls } = await open({ questions: asked, questionCounts: { all: 2, open: 1 }, isOwn: true });
  const card = region('Întrebări');
  expect(card.getByText('2, 1 fără răspuns')).toBeTruthy();
  expect(card.queryByLabelText('Întrebarea dvs., vizibilă tuturor')).toBeNull();
  await user.type(card.getByLabelText(/^Răspunsul dvs./), 'Da');
  await user.click(card.getByRole('button', { name: 'Răspunde' }));
  expect(calls).toMatchObject([{ input: { id: idOf(7), body: { version: 1, text: 'Da' } } }]);
});

test('further questions are read when they are asked for, and the first of them is where the button was', async () => {
  const user = userEvent.setup();
  const counts = { questionCounts: { all: 3, open: 3 }, nextQuestions: idOf(4) };
  const [later, last] = [question({ id: idOf(7), text: 'Și iarna?' }), question({ id: idOf(8), text: 'Și noaptea?' })];
  const { reads } = openExchange(ADDRESS, {
    project: () => project({ questions: [question()], ...counts }),
    questions: ({ after }) => (after === idOf(4) ? { items: [later], next: later.id } : { items: [last], next: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Mai multe întrebări' }));
  const shown = await screen.findByText('Și iarna?');
  expect(document.activeElement?.contains(shown)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Mai multe întrebări' }));
  expect(await screen.findByText('Și noaptea?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mai multe întrebări' })).toBeNull();
  expect(reads).toEqual([idOf(4), idOf(7)]);
});

test('who adopted it is linked to its public page, if it has one; the usual answer time is told if it is known', async () => {
  const adopters = [
    { id: idOf(7), name: 'Orașul Hațeg', communityId: idOf(9) },
    { id: idOf(8), name: 'Comuna Poiana', communityId: null },
  ];
  await open({ adopters, adoptions: 5, answerDays: 2 });
  const card = region('Au preluat');
  expect(card.getByRole('link').getAttribute('href')).toBe(`/comunitati/${idOf(9)}`);
  expect(card.getByText(/și încă 3/).closest('p')?.textContent).toBe('Orașul Hațeg, Comuna Poiana și încă 3');
  expect(region('Cine răspunde').getByText('răspunde de obicei în 2 zile')).toBeTruthy();
});

test('an authority joins a wanted project with a note', async () => {
  const user = userEvent.setup();
  const { calls } = await open({ stage: 'wanted', seeksPartners: true });
  await user.click(screen.getByRole('button', { name: 'Ne alăturăm' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Notă/), 'Pentru 3 școli');
  await user.click(dialog.getByRole('button', { name: 'Ne alăturăm' }));
  expect(calls).toMatchObject([{ address: 'POST /exchange/:id/joined', input: { body: { note: 'Pentru 3 școli' } } }]);
});

const partner = (canBeInvited: boolean): ExchangeView['joined'][number] => ({
  authority: { id: idOf(7), name: 'Comuna Cristian' },
  ...{ note: '', at: '2026-10-05T09:00:00Z', canBeInvited },
});

test('the author manages, and adopts or thanks no project of its own', async () => {
  const actions: ExchangeView['actions'] = ['edit', 'withdraw', 'formGroup'];
  await open({ isOwn: true, actions, stage: 'wanted', seeksPartners: true, joined: [partner(true)] });
  const card = region('Proiectul instituției dvs.');
  expect(card.getByRole('link', { name: 'Modifică' }).getAttribute('href')).toBe(`${ADDRESS}/edit`);
  expect(card.getByRole('button', { name: /^Retrage din schimb/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fă cererea de grup' })).toBeTruthy();
  for (const name of ['Preia ca solicitare', 'Mulțumesc', 'Urmărește', 'Ne alăturăm'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a group request with one other authority is told of in the singular', async () => {
  await open({ isOwn: true, actions: ['formGroup'], stage: 'wanted', seeksPartners: true, joined: [partner(true)] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Fă cererea de grup' }));
  expect(within(screen.getByRole('dialog')).getByText(/la care este invitată 1 primărie\./)).toBeTruthy();
});

test('a project that no longer seeks partners promises no group request', async () => {
  await open({ stage: 'wanted', seeksPartners: false, joined: [partner(true)], isJoined: true });
  const card = region('Parteneri');
  expect(card.getByText('Proiectul nu mai caută parteneri.')).toBeTruthy();
  expect(card.queryByText(/pot deveni o solicitare de grup/)).toBeNull();
  expect(card.getByRole('button', { name: 'Nu mai participăm' })).toBeTruthy();
});

test('of more authorities than a group request takes, the leader chooses', async () => {
  const user = userEvent.setup();
  const joined = Array.from({ length: 52 }, (_, at) => {
    const authority = { id: `${idOf(0).slice(0, -2)}${String(at).padStart(2, '0')}`, name: `Comuna ${at + 1}` };
    return { ...partner(true), authority };
  });
  const { calls } = await open({ isOwn: true, actions: ['formGroup'], stage: 'wanted', seeksPartners: true, joined });
  await user.click(screen.getByRole('button', { name: 'Fă cererea de grup' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^S-au alăturat 52 de primării care pot fi invitate/)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Comuna 52' }));
  await user.click(dialog.getByRole('button', { name: 'Fă cererea de grup' }));
  expect(dialog.getAllByText(/încap cel mult 50 de instituții/).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Comuna 1' }));
  expect(dialog.getByText('Ați ales 50 din cel mult 50.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Fă cererea de grup' }));
  const ids = joined.map(({ authority }) => authority.id);
  expect(calls).toMatchObject([{ input: { body: { authorities: [...ids.slice(1, 50), ids[51]] } } }]);
});

test('no group request is offered while nobody who joined may be invited', async () => {
  await open({ isOwn: true, actions: ['formGroup'], stage: 'wanted', seeksPartners: true, joined: [partner(false)] });
  expect(screen.getByText(/nu poate fi invitată într-un grup/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fă cererea de grup' })).toBeNull();
});

test('a viewer of the organisation follows and thanks, but does not adopt, ask or write', async () => {
  signInAs({ ...session, role: 'viewer' });
  await open();
  expect(screen.getByRole('button', { name: 'Urmărește' })).toBeTruthy();
  for (const name of ['Preia ca solicitare', 'Întreabă']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Scrie-i/ })).toBeNull();
});

test('who asked a question that the association put back reads what was decided', async () => {
  const last: Statements['last'] = {
    ...{ id: idOf(9), version: 2, entity: 'exchange-question', outcome: 'removed', status: 'final' },
    ...{ reason: 'Jignește.', at: '2026-11-02T08:00:00Z', contestUntil: '2026-11-16T08:00:00Z' },
    ...{ contest: null, answer: null, restoredAt: '2026-11-05T08:00:00Z', actions: [] },
  };
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return new Response(JSON.stringify({ last }), { headers: { 'content-type': 'application/json' } });
  };
  await open({ hasAsked: true, questions: [question()] });
  expect(await region('Întrebări').findByText(/^Asociația a întors decizia/)).toBeTruthy();
  expect(region('Întrebări').getByText('Jignește.', { exact: false })).toBeTruthy();
  expect(asked.join()).toContain('exchange-question');
});
