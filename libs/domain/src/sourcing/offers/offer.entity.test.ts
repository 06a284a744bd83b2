import { describe, expect, test } from '@jest/globals';
import type { OfferAction, OfferContent } from '@psp/contracts/offers';
import { OFFER_STATUSES, type OfferStatus } from '@psp/contracts/offer-names';
import type { OfferLine } from '@psp/contracts/offer-lines';
import { aLine } from '@psp/contracts/testing/offer-lines';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, FIRMA_WRITERS, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Offer } from './offer.entity.ts';
import { type OfferedRequest, offerActions } from './transitions.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const firmaId = newId();
const actors = everybody(uatId, firmaId);
const firma = actors['firmaEditor'] as Actor;
const uat = actors['uatEditor'] as Actor;

const content: OfferContent = {
  price: 68_400,
  vatRate: 21,
  deliveryDays: 60,
  validUntil: '2026-04-20',
  method: 'Etape.',
  team: '',
};
const open: OfferedRequest = {
  organisationId: uatId,
  revision: 3,
  deadline: new Date('2026-03-20T10:00:00Z'),
  open: true,
  opened: false,
};
const overdue: OfferedRequest = { ...open, deadline: new Date('2026-03-01T10:00:00Z'), open: false };
const opened: OfferedRequest = { ...open, open: false, opened: true };

const offerIn = (status: OfferStatus, more: Partial<Offer> = {}): Offer =>
  Object.assign(Offer.draft(firma, newId(), 1, content, NOW), { status, ...more });

const perform = (offer: Offer, action: OfferAction, doer: Doer, request: OfferedRequest, isActive: boolean): void => {
  const attempts: Record<OfferAction, () => unknown> = {
    edit: () => offer.edit(doer, request, content, NOW),
    discard: () => offer.discard(doer, request, NOW),
    submit: () => offer.submit(doer, request, NOW),
    revise: () => offer.revise(doer, request, content, NOW),
    withdraw: () => offer.withdraw(doer, request, NOW),
    shortlist: () => offer.shortlist(doer, request, isActive, NOW),
    accept: () => offer.accept(doer, request, isActive, NOW),
    decline: () => offer.decline(doer, request, 'Preț prea mare.', NOW),
    reconfirm: () => offer.askToConfirm(doer, request, NOW),
    expire: () => offer.expire(doer, request, 'Valabilitatea a trecut.', NOW),
    close: () => offer.close(doer, request, 'Solicitarea a fost anulată.', NOW),
  };
  attempts[action]();
};

const leadsTo = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  shortlist: 'shortlisted',
  accept: 'accepted',
  decline: 'declined',
  reconfirm: 'to_confirm',
  expire: 'expired',
  close: 'closed',
} as const;
const ended = { submitted: ['system'], shortlisted: ['system'], to_confirm: ['system'] };
const bySystem = { reconfirm: { submitted: ['system'] }, expire: ended, close: ended };
const whileOpen = {
  edit: { draft: FIRMA_WRITERS, to_confirm: FIRMA_WRITERS, expired: FIRMA_WRITERS },
  discard: { draft: FIRMA_WRITERS },
  submit: { draft: FIRMA_WRITERS, to_confirm: FIRMA_WRITERS, expired: FIRMA_WRITERS },
  revise: { submitted: FIRMA_WRITERS },
  withdraw: { submitted: FIRMA_WRITERS, to_confirm: FIRMA_WRITERS },
  shortlist: {},
  accept: {},
  decline: {},
  ...bySystem,
};

const casesOf = (
  request: OfferedRequest,
  allowed: Record<OfferAction, Partial<Record<OfferStatus, string[]>>>,
  isFirmActive = true,
) => ({
  states: OFFER_STATUSES,
  actors,
  allowed,
  leadsTo,
  attempt: (state: OfferStatus, action: OfferAction, doer: Doer) => {
    const offer = offerIn(state);
    perform(offer, action, doer, request, isFirmActive);
    return offer.status;
  },
  listed: (state: OfferStatus, doer: Doer) =>
    offerActions({ ...content, status: state, organisationId: firmaId, request, isFirmActive }, doer, NOW),
});

describe('an offer to a request that is open', () => everyCase(casesOf(open, whileOpen)));

describe('an offer to a request whose deadline has passed', () =>
  everyCase(casesOf(overdue, { ...whileOpen, edit: {}, submit: {}, revise: {} })));

const onceOpened = {
  ...whileOpen,
  edit: {},
  submit: {},
  revise: {},
  withdraw: {},
  shortlist: { submitted: UAT_WRITERS },
  accept: { submitted: UAT_WRITERS, shortlisted: UAT_WRITERS },
  decline: { submitted: UAT_WRITERS, shortlisted: UAT_WRITERS },
};
describe('an offer to a request whose offers are opened', () => everyCase(casesOf(opened, onceOpened)));

describe('an opened offer of a firm that is suspended', () =>
  everyCase(casesOf(opened, { ...onceOpened, shortlist: {}, accept: {} }, false)));

test.each(['price', 'deliveryDays', 'validUntil', 'method'] as const)(
  'an offer without %s is not submitted, but trying is offered',
  (field) => {
    const offer = offerIn('draft', { [field]: field === 'method' ? '' : null });
    expect(() => offer.submit(firma, open, NOW)).toThrow('Completați prețul');
    expect(offer.status).toBe('draft');
    const facts = {
      ...content,
      [field]: field === 'method' ? '' : null,
      status: 'draft' as const,
      organisationId: firmaId,
      request: open,
      isFirmActive: true,
    };
    expect(offerActions(facts, firma, NOW)).toContain('submit');
  },
);

test('an offer must stay valid past the deadline', () => {
  expect(() => offerIn('draft', { validUntil: '2026-03-19' }).submit(firma, open, NOW)).toThrow(
    'Valabilitatea ofertei',
  );
  expect(offerIn('draft', { validUntil: '2026-03-20' }).submit(firma, open, NOW).to).toBe('submitted');
});

test('submitting confirms the newest revision of the request', () => {
  const offer = offerIn('to_confirm');
  offer.submit(firma, open, NOW);
  expect(offer).toMatchObject({ status: 'submitted', requestRevision: 3, submittedAt: NOW });
});

test('an offer that is no longer valid cannot be accepted', () => {
  expect(() => offerIn('submitted', { validUntil: '2026-03-04' }).accept(uat, opened, true, NOW)).toThrow(
    'Oferta nu mai este valabilă.',
  );
});

test('a submitted offer can be revised only to content that could be submitted', () => {
  const offer = offerIn('submitted', { submittedAt: new Date('2026-03-01T10:00:00Z'), requestRevision: 3 });
  expect(() => offer.revise(firma, open, { ...content, method: '' }, NOW)).toThrow('Completați prețul');
  expect(() => offer.revise(firma, open, { ...content, validUntil: '2026-03-19' }, NOW)).toThrow('Valabilitatea');
  const lines = [aLine({ unitPrice: 100, vatRate: 11 }), aLine({ unitPrice: 300 })];
  offer.revise(firma, open, { ...content, lines }, NOW);
  expect(offer).toMatchObject({
    status: 'submitted',
    price: 400,
    vatRate: 18.5,
    submittedAt: NOW,
    requestRevision: 3,
    lines,
  });
});

test.each<[Partial<OfferLine>]>([[{ description: ' ' }], [{ unit: '' }], [{ quantity: null }], [{ unitPrice: null }]])(
  'an offer with a line that lacks %o is not submitted',
  (gap) => {
    const offer = offerIn('draft');
    offer.edit(firma, open, { ...content, lines: [aLine(), aLine(gap)] }, NOW);
    expect(() => offer.submit(firma, open, NOW)).toThrow('toate pozițiile');
  },
);

test('an edit without lines keeps them while the price is the same, removes them otherwise, and empty lines remove them', () => {
  const offer = offerIn('draft');
  const lines = [aLine({ quantity: 3 })];
  offer.edit(firma, open, { ...content, lines }, NOW);
  offer.edit(firma, open, { ...content, price: 300, method: 'Alta.' }, NOW);
  expect(offer).toMatchObject({ price: 300, lines, method: 'Alta.' });
  offer.edit(firma, open, { ...content, price: 301 }, NOW);
  expect(offer).toMatchObject({ price: 301, lines: null });
  offer.edit(firma, open, { ...content, lines }, NOW);
  offer.edit(firma, open, { ...content, price: 300, lines: [] }, NOW);
  expect(offer).toMatchObject({ price: 300, lines: null });
});
