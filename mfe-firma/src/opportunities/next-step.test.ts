import { expect, test } from '@jest/globals';
import type { OfferView } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { opportunity } from '../testing/opportunity.ts';
import { nextStep } from './next-step.ts';

const offer = (status: OfferView['status'], more: Partial<OfferView> = {}): OfferView => ({
  id: 'oferta',
  version: 1,
  status,
  content: { price: 1, vatRate: 21, deliveryDays: 1, validUntil: '2026-12-31', method: 'x', team: '' },
  requestRevision: 1,
  submittedAt: null,
  decidedAt: null,
  declineReason: null,
  acceptReason: null,
  attachments: [],
  projectId: null,
  standing: null,
  versions: [],
  history: [],
  actions: [],
  ...more,
});

const step = (view: Partial<OpportunityView>) =>
  nextStep({ ...opportunity, deadline: '2026-11-20T10:00:00Z', revision: 2, actions: [], ...view });

test('an action is offered only when the server allows it', () => {
  expect(step({ actions: ['startOffer'] }).action?.href).toBe('/firma/opportunities/solicitare/oferta');
  expect(step({}).action).toBeUndefined();
  expect(step({ offer: offer('draft', { actions: ['edit', 'submit'] }) }).action?.label).toBe('Continuă oferta');
  expect(step({ offer: offer('draft') }).action).toBeUndefined();
});

test('an offer to an older version must be reconfirmed, and both versions are named', () => {
  const { title, text } = step({ offer: offer('to_confirm', { actions: ['edit', 'submit'] }) });
  expect(title).toBe('Reconfirmați oferta până la 20 noiembrie 2026, 12:00.');
  expect(text).toContain('versiunea 2');
  expect(text).toContain('versiunea 1');
});

test('a submitted offer waits for the opening, then for the decision', () => {
  expect(step({ offer: offer('submitted') }).title).toBe('Oferta dvs. este depusă.');
  expect(step({ offer: offer('submitted'), submissionOpen: false }).title).toBe('Autoritatea compară ofertele.');
});

test('an outcome is shown with its reason or its project', () => {
  expect(step({ outcome: 'won', offer: offer('accepted', { projectId: 'p' }) }).action?.href).toBe('/firma/projects/p');
  expect(step({ outcome: 'lost', offer: offer('declined', { declineReason: 'Prea scump.' }) }).text).toContain(
    'Prea scump.',
  );
  expect(step({ outcome: 'cancelled', cancelReason: 'Nu mai avem fonduri.' }).text).toContain('Nu mai avem fonduri.');
  const end = { why: 'deadline', at: '2026-11-18T10:00:00Z' } as const;
  expect(step({ submissionOpen: false, offer: offer('draft'), end }).title).toBe(
    'Termenul de depunere a trecut, 18 noiembrie 2026, 12:00.',
  );
});

test('an offer that ended undecided says why, and can be renewed while offers are accepted', () => {
  const declineReason = 'A trecut data până la care era valabilă.';
  const ended = { submissionOpen: false, offer: offer('expired', { declineReason }) };
  expect(step(ended)).toMatchObject({ title: 'Oferta dvs. a expirat.', text: declineReason });
  expect(step({ ...ended, offer: { ...ended.offer, status: 'closed' } })).toMatchObject({
    title: 'Oferta dvs. s-a închis.',
    text: declineReason,
  });
  expect(step({ ...ended, outcome: 'none' }).text).toBe(declineReason);
  expect(step({ offer: offer('expired', { actions: ['edit', 'submit'] }) }).action?.label).toBe('Reînnoiește oferta');
});

test('a request that ended without the firm says how, why and when', () => {
  const at = '2026-11-18T10:00:00Z';
  const ended = (why: NonNullable<OpportunityView['end']>['why'], outcome: OpportunityView['outcome'] = 'none') =>
    step({ outcome, submissionOpen: false, end: { why, at }, cancelReason: 'Fonduri tăiate.' });
  expect(ended('cancelled', 'cancelled')).toEqual({
    title: 'Municipiul Sibiu a anulat solicitarea, 18 noiembrie 2026, 12:00.',
    text: 'Motivul: Fonduri tăiate.',
  });
  expect(ended('expired')).toEqual({
    title: 'Solicitarea s-a încheiat fără rezultat la 18 noiembrie 2026.',
    text: 'Autoritatea nu a ales nicio ofertă în 30 de zile de la termen.',
  });
  expect(ended('chosen')).toEqual({
    title: 'Solicitarea s-a încheiat la 18 noiembrie 2026.',
    text: 'Autoritatea a ales o ofertă.',
  });
  expect(ended('opened', 'pending').text).toBe(
    'Municipiul Sibiu a deschis ofertele înainte de termen, 18 noiembrie 2026, 12:00.',
  );
  expect(ended('deadline', 'pending').text).toBe('Termenul de depunere a trecut, 18 noiembrie 2026, 12:00.');
});

test('an offer to be reconfirmed links to the changes', () => {
  const { part } = step({ offer: offer('to_confirm', { actions: ['edit', 'submit'] }) });
  expect(part).toEqual({ label: 'Ce s-a schimbat', href: '#ce-s-a-schimbat' });
});
