import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { session, signInAs } from '@psp/remote/testing/identity';
import { addressOf } from '@psp/remote/testing/open-page';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openExchange } from './testing/open-exchange.tsx';
import { idOf, item, listOf } from './testing/projects.ts';

beforeEach(() => signInAs(session));
afterEach(cleanup);

const factsOn = (card: HTMLElement) =>
  [...card.querySelectorAll('dl > div')].map(({ children }) => [...children].map((part) => part.textContent));

test('a card has five facts in a fixed order, and why the place is alike', async () => {
  openExchange('/uat/exchange', { list: listOf([item()]) });
  const list = await screen.findByRole('list', { name: 'Schimb de proiecte' });
  expect(factsOn(list)).toEqual([
    ['Cost fără TVA', '96.400\u00a0lei'],
    ['Banii', 'buget local'],
    ['A durat', '5 luni'],
    ['Documente', '6, cu fișiere de preluat'],
    ['Preluat', 'de 7 primării'],
  ]);
  expect(within(list).getByText('ca a dvs. (populație)')).toBeTruthy();
  expect(within(list).getByText('Municipiul Baia Mare, Maramureș')).toBeTruthy();
});

test('where the inhabitants of the place are not known, the order says so', async () => {
  openExchange('/uat/exchange', { list: { ...listOf([item()]), near: null } });
  expect(await screen.findByText('Întâi cele mai noi; nu știm câți locuitori are localitatea dvs.')).toBeTruthy();
});

test('a wanted project says its budget, when it begins, who joined, and offers to join', async () => {
  const wanted = item({
    ...{ stage: 'wanted', cost: 60_000, sources: ['sought'], startedOn: '2027-03-01', endedOn: null },
    ...{ files: 0, adoptions: 0, seeksPartners: true },
    ...{ joined: ['Municipiul Mediaș', 'Orașul Avrig'], joinedCount: 5 },
  });
  openExchange('/uat/exchange', { list: listOf([wanted]) });
  const list = await screen.findByRole('list', { name: 'Schimb de proiecte' });
  expect(factsOn(list)).toEqual([
    ['Buget gândit', 'până la 60.000\u00a0lei'],
    ['Banii', 'se caută'],
    ['Ar începe', 'primăvara lui 2027'],
  ]);
  expect(list.textContent).toContain('S-au alăturat Municipiul Mediaș, Orașul Avrig și încă 3');
  const join = within(list).getByRole('link', { name: /^Ne alăturăm/ });
  expect(join.getAttribute('href')).toBe(`/uat/exchange/${idOf(1)}#parteneri`);
});

test('an adopted project that is gone has its title and state, and neither facts nor a link', async () => {
  const gone = item({ isGone: true, status: 'withdrawn', cost: null, sources: [], county: null, alike: [] });
  openExchange('/uat/exchange?show=adopted', { list: listOf([gone]) });
  const list = await screen.findByRole('list', { name: 'Schimb de proiecte' });
  expect(list.textContent).toBe('Programări online la starea civilăRetrasMunicipiul Baia Mare');
  expect(within(list).queryByRole('link')).toBeNull();
});

test('costs of 0 and of fifteen digits, and what is not shown', async () => {
  const costs = [0, 999_999_999_999_999, null].map((cost, n) => item({ id: idOf(n), cost }));
  openExchange('/uat/exchange', { list: listOf(costs) });
  const list = await screen.findByRole('list', { name: 'Schimb de proiecte' });
  const shown = factsOn(list).filter(([term]) => term === 'Cost fără TVA');
  expect(shown.map(([, cost]) => cost)).toEqual(['0\u00a0lei', '999.999.999.999.999\u00a0lei', 'nu este publicat']);
});

test('a stage, a county of the map and of its table filter the list', async () => {
  const user = userEvent.setup();
  const { router } = openExchange('/uat/exchange?population=p4', { list: listOf([item()]) });
  const stages = await screen.findByRole('navigation', { name: 'Starea' });
  const done = await within(stages).findByRole('link', { name: 'Încheiate 1' });
  expect(done.getAttribute('href')).toBe('/uat/exchange?population=p4&stage=done');
  const map = within(screen.getByRole('group', { name: 'Harta județelor' }));
  const county = map.getByRole('link', { name: 'Maramureș: 12 proiecte' });
  expect(county.getAttribute('href')).toBe('/uat/exchange?population=p4&county=MM');
  await user.click(screen.getByRole('button', { name: 'Ca listă' }));
  const row = within(screen.getByRole('table', { name: 'Proiecte pe județe' })).getAllByRole('row')[1];
  expect(row?.textContent).toBe('Maramureș12');
  await user.click(screen.getByRole('link', { name: 'Maramureș' }));
  expect(await screen.findByRole('button', { name: 'Elimină filtrul Maramureș' })).toBeTruthy();
  expect(addressOf(router)).toBe('/uat/exchange?population=p4&county=MM');
});

test('those that were adopted and are gone have a place among the stages, so that the numbers add up', async () => {
  const counts = { all: 3, done: 2, ongoing: 0, wanted: 0, gone: 1 };
  openExchange('/uat/exchange?show=adopted', { list: { ...listOf([item()]), counts } });
  const stages = await screen.findByRole('navigation', { name: 'Starea' });
  const gone = await within(stages).findByRole('link', { name: 'Retrase 1' });
  expect(gone.getAttribute('href')).toBe('/uat/exchange?stage=gone&show=adopted');
  cleanup();
  openExchange('/uat/exchange', { list: listOf([item()]) });
  await screen.findByRole('link', { name: 'Încheiate 1' });
  expect(screen.queryByRole('link', { name: /^Retrase/ })).toBeNull();
});

test('what counts as alike is told and changed', async () => {
  const user = userEvent.setup();
  const { router } = openExchange('/uat/exchange', { list: listOf([item()]) });
  expect(await screen.findByText(/80\.000–200\.000 loc\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Schimbă' }));
  await user.type(screen.getByLabelText(/^Locuitori/), '0');
  await user.click(screen.getByRole('button', { name: 'Arată în această ordine' }));
  expect(screen.getByText('Scrieți un număr întreg de la 1 la 3.000.000.')).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Locuitori/));
  await user.type(screen.getByLabelText(/^Locuitori/), '5000');
  await user.click(screen.getByRole('button', { name: 'Arată în această ordine' }));
  expect(addressOf(router)).toBe('/uat/exchange?near=5000');
});

test('a completed project is offered, to those who may write', async () => {
  const list = listOf([item()], { suggestion: { id: idOf(9), title: 'Portal de taxe' } });
  openExchange('/uat/exchange', { list });
  expect(await screen.findByRole('button', { name: 'Începe de la el' })).toBeTruthy();
  cleanup();
  signInAs({ ...session, role: 'viewer' });
  openExchange('/uat/exchange', { list });
  await screen.findByRole('list', { name: 'Schimb de proiecte' });
  expect(screen.queryByRole('button', { name: 'Începe de la el' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Publică un proiect' })).toBeNull();
});

test('an empty exchange and a filter without results say different things', async () => {
  openExchange('/uat/exchange', { list: listOf([]) });
  expect(await screen.findByRole('heading', { name: 'Niciun proiect încă' })).toBeTruthy();
  cleanup();
  openExchange('/uat/exchange?stage=wanted', { list: listOf([]) });
  expect(await screen.findByRole('heading', { name: 'Niciun proiect nu se potrivește' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Harta județelor' })).toBeTruthy();
});
