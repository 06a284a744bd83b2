import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RequestView } from '@psp/contracts/service-requests';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerOf, sent, showView } from '../testing/views.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { prepareReasons } from './prepared-reasons.ts';

const { fetch } = globalThis;
const civis = { ...offerOf('Civis'), price: 68_400, deliveryDays: 60, rating: 4.9, methodMark: 9 };
const softprim = { ...offerOf('Softprim'), price: 71_000, deliveryDays: 45, rating: 4.6, methodMark: 3 };
const datacom = { ...offerOf('DataCom'), price: 59_900, deliveryDays: 90, methodMark: 4 };
const regista = { ...offerOf('Regista'), price: 84_500, deliveryDays: 61, rating: 4.4, methodMark: null };
const opened: RequestView = {
  ...sent,
  content: { ...sent.content, budgetMax: 90_000 },
  offerCount: 4,
  comparison: { weights: { price: 50, term: 20, rating: 20, method: 10 }, isSet: true },
  offers: [civis, softprim, datacom, regista],
};
let sentBodies: unknown[];
let answer: () => Response;

beforeEach(() => {
  sentBodies = [];
  answer = () => Response.json(opened);
  globalThis.fetch = (_, init) => {
    if (init?.body) sentBodies.push(JSON.parse(String(init.body)));
    return Promise.resolve(init?.body ? answer() : Response.json(opened));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const show = (view = opened) =>
  showView(
    (shown) => <AcceptDialog request={shown} offer={shown.offers?.[0] ?? civis} isOpen onClose={() => {}} />,
    view,
  );
const field = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Acceptă și trimite motivele' }));

test('the reason of each firm is prepared from the score of its own offer', () => {
  const { chosen, others } = prepareReasons(opened, civis);
  expect(chosen).toBe(
    'Cel mai mare punctaj, 86,8 din 100, după ponderile: preț 50%, termen 20%, notă 20%, metodă 10%. Prețul se încadrează în buget. Are cele mai multe puncte la: notă 19,0 din 20, metodă 9,0 din 10. Metoda a primit 9 din 10.',
  );
  expect(others.map(({ reason }) => reason)).toEqual([
    'Oferta dvs. a obținut 81,2 puncte din 100, locul 2 din 4. Puncte pe criterii, în paranteză cele ale ofertei de pe primul loc: preț 42,2 din 50 (43,8), termen 20,0 din 20 (15,0), notă 16,0 din 20 (19,0), metodă 3,0 din 10 (9,0). Termenul de 45 de zile a fost cel mai scurt. Metoda a primit 3 din 10.',
    'Oferta dvs. a obținut 74,0 puncte din 100, locul 3 din 4. Puncte pe criterii, în paranteză cele ale ofertei de pe primul loc: preț 50,0 din 50 (43,8), termen 10,0 din 20 (15,0), notă 10,0 din 20 (19,0), metodă 4,0 din 10 (9,0). Prețul a fost cel mai mic, dar au contat toate criteriile. Termenul de 90 de zile a fost cel mai lung dintre cele propuse. Metoda a primit 4 din 10.',
    'Oferta dvs. a obținut 64,2 puncte din 100, locul 4 din 4. Puncte pe criterii, în paranteză cele ale ofertei de pe primul loc: preț 35,4 din 50 (43,8), termen 14,8 din 20 (15,0), notă 14,0 din 20 (19,0), metodă 0,0 din 10 (9,0). Prețul a fost cel mai mare dintre cele primite.',
  ]);
});

test.each([civis, softprim, datacom, regista])(
  'when $id is chosen, no reason contains a figure or a name of another offer',
  (chosen) => {
    const { others } = prepareReasons(opened, chosen);
    for (const { offer, reason } of others) {
      const rivals = (opened.offers ?? []).filter(({ id }) => id !== offer.id);
      const figures = rivals.flatMap(({ id, price, deliveryDays }) => [
        id,
        price.toLocaleString('ro-RO'),
        `${deliveryDays} de zile`,
      ]);
      expect(figures.filter((figure) => reason.includes(figure))).toEqual([]);
    }
  },
);

test('a reason is required for the winner and for each other firm, and each is sent its own', async () => {
  show();
  expect(field('De ce această ofertă').value).toContain('Cel mai mare punctaj');
  await userEvent.clear(field('De ce această ofertă'));
  await userEvent.clear(field('Motivul pentru Regista'));
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Există o problemăScrieți de ce alegeți fără notă pentru toate metodele.Scrieți motivul alegerii.Scrieți motivul pentru Regista.',
  );
  expect(sentBodies).toEqual([]);
  await userEvent.type(field('De ce această ofertă'), 'Metoda cea mai bună.');
  await userEvent.type(field('De ce fără notă pentru metodă: Regista'), 'Prețul o scoate.');
  await userEvent.click(screen.getByRole('button', { name: 'Revino la textul pregătit, Regista' }));
  await userEvent.type(field('Motivul pentru Softprim'), ' Mulțumim.');
  await send();
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  expect(sentBodies[0]).toEqual({
    ...{ version: 1, requestVersion: 2, reason: 'Metoda cea mai bună. Nu toate metodele au notă: Prețul o scoate.' },
    declineReasons: [
      { offerId: 'Softprim', reason: expect.stringMatching(/^Oferta dvs.* Mulțumim\.$/) },
      { offerId: 'DataCom', reason: expect.stringMatching(/locul 3 din 4/) },
      { offerId: 'Regista', reason: expect.stringMatching(/locul 4 din 4/) },
    ],
  });
});

test('a second choice is refused because another offer was already accepted', async () => {
  answer = () =>
    Response.json({ code: 'request.already_decided', message: 'O ofertă a fost deja acceptată.' }, { status: 409 });
  show({ ...opened, offers: [civis, softprim] });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('O ofertă a fost deja acceptată.');
});

test('when the comparison changes meanwhile, prepared texts follow it and edited ones are kept', async () => {
  const refresh = show();
  await userEvent.type(field('Motivul pentru Softprim'), ' Mulțumim.');
  refresh({
    ...opened,
    version: 3,
    comparison: { weights: { price: 100, term: 0, rating: 0, method: 0 }, isSet: true },
  });
  await waitFor(() => expect(field('Motivul pentru DataCom').value).toContain('100,0 puncte din 100, locul 1 din 4'));
  expect(field('Motivul pentru Softprim').value).toMatch(/81,2 puncte.* Mulțumim\.$/);
});

test('with a single offer, only the reason of the choice is required', () => {
  show({ ...opened, offers: [civis] });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field('De ce această ofertă').value).toContain('singura ofertă');
});

test('the choice of an offer that is not ranked first must be justified', async () => {
  const dearest = { ...regista, methodMark: 10, rating: 5 };
  showView((shown) => <AcceptDialog request={shown} offer={dearest} isOpen onClose={() => {}} />, {
    ...opened,
    offers: [civis, softprim, dearest],
  });
  expect(field('De ce această ofertă').value).toContain(
    'Prețul este cel mai mare dintre cele primite; oferta a fost aleasă pentru că are cele mai multe puncte la: notă 20,0 din 20, metodă 10,0 din 10.',
  );
  const word = field(/^De ce oferta de pe locul \d, nu cea de pe primul loc$/);
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Scrieți de ce nu ați ales oferta de pe primul loc.',
  );
  expect(sentBodies).toEqual([]);
  await userEvent.type(word, 'Garanția este dublă.');
  await send();
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  expect(sentBodies[0]).toMatchObject({
    reason: expect.stringMatching(/A fost aleasă de pe locul \d: Garanția este dublă\.$/),
  });
});

test('the first-ranked offer that was not chosen is compared with the chosen one', () => {
  const { others } = prepareReasons(opened, softprim);
  const first = others.find(({ offer }) => offer.id === 'Civis');
  expect(first?.reason).toContain(
    'în paranteză cele ale ofertei alese: preț 43,8 din 50 (42,2), termen 15,0 din 20 (20,0), notă 19,0 din 20 (16,0), metodă 9,0 din 10 (3,0).',
  );
});
