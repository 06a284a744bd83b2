import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OfferContent, OfferView } from '@psp/contracts/offers';
import { type OfferService, startOfferService } from '../testing/offer-service.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { completeOffer, EMPTY } from './content.ts';
import { createOffer, readOpportunity, saveOffer } from './queries.ts';

let service: OfferService;
let made: Autosave[];

beforeEach(async () => {
  made = [];
  service = await startOfferService();
});

afterEach(async () => {
  for (const autosave of made) autosave.stop();
  await service.stop();
});

const offerFrom = ({ offer }: { offer: OfferView | null }): OfferView => {
  if (!offer) throw new Error('no offer');
  return offer;
};

function autosaveOf(offer: { id: string; version: number } | null, canSave = (_: OfferContent) => true): Autosave {
  const autosave = createAutosave({
    offer,
    delayMs: 5,
    canSave,
    transport: {
      create: async (content, key) => offerFrom(await createOffer('solicitare', content, key)),
      save: async (id, version, content) => offerFrom(await saveOffer(id, version, content)),
      read: async () => (await readOpportunity('solicitare')).offer,
    },
  });
  made.push(autosave);
  return autosave;
}

/** Resolves when the autosave comes to the state. */
const until = (autosave: Autosave, kind: SaveState['kind']): Promise<SaveState> =>
  new Promise((resolve) => {
    const check = () => autosave.getState().kind === kind && resolve(autosave.getState());
    autosave.subscribe(check);
    check();
  });

const written = (method: string): OfferContent => ({ ...EMPTY, method });

test('what is written is saved by itself: first as a new draft, then over it', async () => {
  const autosave = autosaveOf(null);
  autosave.change(written('Întâi'));
  await until(autosave, 'saved');
  autosave.change(written('Întâi, apoi'));
  await until(autosave, 'unsaved');
  await until(autosave, 'saved');
  expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/firma/opportunities/solicitare/offers',
    'PUT /api/firma/offers/oferta',
  ]);
  expect(service.stored).toEqual({ version: 2, content: written('Întâi, apoi') });
});

test('a new draft whose answer was lost is sent again with the same key, and makes one row', async () => {
  service.failures = ['lose'];
  const autosave = autosaveOf(null);
  autosave.change(written('Unu'));
  await until(autosave, 'failed');
  autosave.change(written('Unu și doi'));
  expect(await autosave.flush()).toMatchObject({ id: 'oferta' });
  expect(service.calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
  expect(service.calls[1]?.key).toBe(service.calls[0]?.key);
  expect(service.calls[1]?.body.content).toEqual(written('Unu'));
  expect(service.stored?.content).toEqual(written('Unu și doi'));
});

test('a failed save keeps the text, and the next one brings all of it', async () => {
  service.stored = { version: 1, content: EMPTY };
  service.failures = [503];
  const autosave = autosaveOf({ id: 'oferta', version: 1 });
  autosave.change(written('Păstrat'));
  await until(autosave, 'failed');
  expect(service.stored?.content).toEqual(EMPTY);
  expect(await autosave.flush()).toMatchObject({ version: 2 });
  expect(service.stored?.content).toEqual(written('Păstrat'));
});

test('a text written over an older version waits for a choice, and either choice keeps the other until then', async () => {
  service.stored = { version: 4, content: written('A colegei') };
  const autosave = autosaveOf({ id: 'oferta', version: 3 });
  autosave.change(written('A mea'));
  const state = await until(autosave, 'stale');
  expect(state).toMatchObject({ current: { version: 4, content: { method: 'A colegei' } } });
  autosave.change(written('A mea, mai lungă'));
  expect(await autosave.flush()).toBeNull();
  expect(await autosave.keepMine()).toMatchObject({ version: 5 });
  expect(service.stored?.content).toEqual(written('A mea, mai lungă'));
});

test('taking the saved text gives up the own one and goes on from its version', async () => {
  service.stored = { version: 4, content: written('A colegei') };
  const autosave = autosaveOf({ id: 'oferta', version: 3 });
  autosave.change(written('A mea'));
  await until(autosave, 'stale');
  expect(autosave.takeTheirs()?.content).toEqual(written('A colegei'));
  autosave.change(written('A colegei, completată'));
  expect(await autosave.flush()).toMatchObject({ version: 5 });
});

test('a colleague who began the same offer first is a choice too, not a second offer', async () => {
  service.stored = { version: 1, content: written('A colegei') };
  const autosave = autosaveOf(null);
  autosave.change(written('A mea'));
  await until(autosave, 'stale');
  expect(await autosave.keepMine()).toMatchObject({ id: 'oferta', version: 2 });
});

test('what the server could not take stays on the device until it can', async () => {
  service.stored = { version: 1, content: EMPTY };
  const autosave = autosaveOf({ id: 'oferta', version: 1 }, (content) => completeOffer.safeParse(content).success);
  autosave.change(written('Fără preț'));
  expect(autosave.getState().kind).toBe('local');
  expect(await autosave.flush()).toBeNull();
  expect(service.calls).toEqual([]);
  autosave.change({ price: 10, vatRate: 21, deliveryDays: 3, validUntil: '2026-12-01', method: 'Cu preț', team: '' });
  await until(autosave, 'saved');
  expect(service.stored?.version).toBe(2);
});

test('a text that the server already has is not saved again', async () => {
  const autosave = autosaveOf(null);
  autosave.change(written('Întâi'));
  await autosave.flush();
  autosave.change(written('Întâi'));
  expect(await autosave.flush()).toMatchObject({ id: 'oferta', version: 1 });
  expect(service.calls).toHaveLength(1);
});
