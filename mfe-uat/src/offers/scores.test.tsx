import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerOf, sent, showView } from '../testing/views.tsx';
import { OffersTab } from './offers-tab.tsx';

const { fetch } = globalThis;
let saved: unknown[];
let refusal: Response | null;
const civis = { price: 68_400, deliveryDays: 60, rating: 4.9, reviewCount: 31, methodMark: 9 };
const opened: RequestView = {
  ...sent,
  offerCount: 3,
  comparison: { weights: { price: 50, term: 20, rating: 20, method: 10 }, isSet: true },
  offers: [
    { ...offerOf('Regista'), price: 84_500, deliveryDays: 45, rating: 2.1, reviewCount: 3 },
    { ...offerOf('Civis'), ...civis },
    { ...offerOf('Gone'), price: 1, status: 'expired', actions: [] },
  ],
  actions: ['compare', 'acceptOffer', 'cancel'],
};

beforeEach(() => {
  [saved, refusal] = [[], null];
  globalThis.fetch = (_, init) => {
    saved.push(JSON.parse(String(init?.body)));
    return Promise.resolve(refusal ?? Response.json(opened));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const show = (view = opened) => showView((shown) => <OffersTab view={shown} onAsk={() => undefined} />, view);
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('scores are shown with their points, the highest first; ended offers are not scored', () => {
  show();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Criteriu', 'Civis', 'Regista', 'Gone'],
  ]);
  expect(row('Punctaj')).toEqual([
    '93,0, cel mai mare punctaj din 100locul 1 din 2',
    '60,5 din 100locul 2 din 2',
    'nu se mai punctează',
  ]);
  expect(row('Preț fără TVA')[1]).toContain('40,5 puncte din 50');
  expect(row('Livrare')[0]).toContain('15,0 puncte din 20');
  expect(row('Nota firmei')[1]).toContain('0,0 puncte din 20');
  expect(row('Metoda de lucru')[0]).toContain('nota 9');
  expect(row('Metoda de lucru')[1]).toContain('fără notă');
});

test('one offer is picked for the main action, and another can be picked instead', async () => {
  show();
  const accepting = () => screen.getAllByRole('button', { name: /^Acceptă oferta/ }).map((one) => one.textContent);
  expect(accepting()).toEqual(['Acceptă oferta firmei Civis']);
  await press('Alege oferta firmei Regista');
  expect(accepting()).toEqual(['Acceptă oferta firmei Regista']);
});

test('a phone compares the picked offer with one other and explains the difference', async () => {
  show();
  const one = screen.getByLabelText<HTMLSelectElement>('Pe aceasta o alegeți');
  const other = screen.getByLabelText<HTMLSelectElement>('Comparată cu');
  expect([one.value, other.value]).toEqual(['Civis', 'Regista']);
  expect([...other.options].map(({ value }) => value)).toEqual(['Regista', 'Gone']);
  screen.getByText('Civis are cu 32,5 puncte mai mult: notă +19,0, preț +9,5, metodă +9,0, termen −5,0.');
  await userEvent.selectOptions(one, 'Regista');
  expect(screen.getByLabelText<HTMLSelectElement>('Comparată cu').value).toBe('Civis');
  screen.getByText('Regista are cu 32,5 puncte mai puțin: notă −19,0, preț −9,5, metodă −9,0, termen +5,0.');
});

test('weights that do not add up to 100 are not sent until they are corrected', async () => {
  show();
  await press('Schimbă ponderile');
  const price = await screen.findByRole('textbox', { name: /^Preț/ });
  await userEvent.clear(price);
  await userEvent.type(price, '40');
  expect(screen.getByText('Împreună: 90 din 100')).toBeTruthy();
  await press('Salvează ponderile');
  expect((await screen.findByRole('alert')).textContent).toContain('Ponderile trebuie să dea împreună 100.');
  const term = screen.getByRole('textbox', { name: /^Termen/ });
  await userEvent.clear(term);
  await userEvent.type(term, '30');
  await press('Salvează ponderile');
  await waitFor(() =>
    expect(saved).toEqual([{ version: 2, weights: { price: 40, term: 30, rating: 20, method: 10 } }]),
  );
});

test('after the opening, a change of weights requires a reason', async () => {
  show({ ...opened, openedAt: '2026-11-21T10:00:00.000Z' });
  await press('Schimbă ponderile');
  const price = await screen.findByRole('textbox', { name: /^Preț/ });
  await userEvent.clear(price);
  await userEvent.type(price, '40');
  const term = screen.getByRole('textbox', { name: /^Termen/ });
  await userEvent.clear(term);
  await userEvent.type(term, '30');
  await press('Salvează ponderile');
  expect((await screen.findByRole('alert')).textContent).toContain('Scrieți de ce schimbați după deschidere.');
  await userEvent.type(screen.getByLabelText('De ce schimbați după deschidere'), 'Bugetul a scăzut.');
  await press('Salvează ponderile');
  const weights = { price: 40, term: 30, rating: 20, method: 10 };
  await waitFor(() => expect(saved).toEqual([{ version: 2, weights, reason: 'Bugetul a scăzut.' }]));
});

test('changing a mark requires a reason, giving the first one does not', async () => {
  show();
  await press('Notează metodele');
  await userEvent.selectOptions(await screen.findByLabelText('Nota metodei, Regista'), '4');
  expect(screen.queryByLabelText('De ce schimbați după deschidere')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Nota metodei, Civis'), '3');
  await press('Salvează notele');
  expect((await screen.findByRole('alert')).textContent).toContain('Scrieți de ce schimbați după deschidere.');
  await userEvent.type(screen.getByLabelText('De ce schimbați după deschidere'), 'Anexa lipsește.');
  await press('Salvează notele');
  const marks = { Regista: 4, Civis: 3 };
  await waitFor(() => expect(saved).toEqual([{ version: 2, marks, reason: 'Anexa lipsește.' }]));
});

test('announced weights are shown beside those in use, and the dialog warns that a change makes a new version', async () => {
  const content = { ...opened.content, weights: { price: 45, term: 25, rating: 20, method: 10 } };
  show({ ...opened, content });
  screen.getByText('Firmelor li s-au anunțat: preț 45%, termen 25%, notă 20%, metodă 10%.');
  await press('Schimbă ponderile');
  expect(await screen.findByText(/face o versiune nouă a solicitării/)).toBeTruthy();
});

test('only changed marks are sent', async () => {
  show();
  await press('Notează metodele');
  await userEvent.selectOptions(await screen.findByLabelText('Nota metodei, Regista'), '4');
  await press('Salvează notele');
  await waitFor(() => expect(saved).toEqual([{ version: 2, marks: { Regista: 4 } }]));
});

test('marks that the service refuses stay selected, even after the dialog was closed', async () => {
  refusal = Response.json(
    { code: 'internal', message: 'Portalul este ocupat momentan.', details: {} },
    { status: 500 },
  );
  show();
  await press('Notează metodele');
  await userEvent.selectOptions(await screen.findByLabelText('Nota metodei, Regista'), '4');
  await press('Salvează notele');
  expect((await screen.findByRole('alert')).textContent).toContain('Portalul este ocupat momentan.');
  await press('Renunță');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Notează metodele');
  expect((await screen.findByLabelText<HTMLSelectElement>('Nota metodei, Regista')).value).toBe('4');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is sent when no mark was changed', async () => {
  show();
  await press('Notează metodele');
  await screen.findByRole('dialog');
  await press('Salvează notele');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toEqual([]);
});

test('when no offer can be chosen, a phone shows the best one first, whatever the order of the list', async () => {
  const offers = [
    { ...offerOf('Regista'), price: 60_000, deliveryDays: 90 },
    { ...offerOf('Terra'), price: 65_000, deliveryDays: 60 },
    { ...offerOf('Civis'), ...civis },
  ].map((offer) => ({ ...offer, actions: [] }));
  show({ ...opened, offers });
  const first = () => screen.getByLabelText<HTMLSelectElement>('Prima ofertă');
  expect(first().value).toBe('Civis');
  await userEvent.selectOptions(screen.getByLabelText('Ordonează ofertele după'), 'price');
  expect(first().value).toBe('Civis');
  expect(screen.getByRole('columnheader', { name: 'Civis' }).hasAttribute('data-away')).toBe(false);
});

test('a viewer cannot change anything, and may still see what is unanswered', () => {
  show({ ...opened, actions: [], offers: (opened.offers ?? []).map((offer) => ({ ...offer, actions: [] })) });
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Vezi ce rămâne fără răspuns']);
});

test('a narrow screen ranks all scored offers and keeps the accept button in view, with a menu of the other actions', async () => {
  show();
  const ranked = within(screen.getByRole('region', { name: '2 oferte, după punctaj' }));
  const [rank] = ranked.getAllByRole('list').slice(1);
  expect([...(rank?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['1Civis93,0', '2Regista60,5']);
  expect(screen.getByRole('button', { name: 'Acceptă Civis' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Altele' })).toBeTruthy();
});

test('offers with the same score have the same rank on a narrow screen too', () => {
  const offers = ['Civis', 'Regista'].map((name) => ({ ...offerOf(name), ...civis }));
  show({ ...opened, offers });
  const ranked = within(screen.getByRole('region', { name: '2 oferte, după punctaj' }));
  const [rank] = ranked.getAllByRole('list').slice(1);
  expect([...(rank?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['1Civis98,0', '1Regista98,0']);
});
