import { describe, expect, test } from '@jest/globals';
import { LISTING_STATUSES, type ListingAction, type ListingStatus, type ListingText } from '@psp/contracts/people';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { listingActions, listingStatus, PersonListing } from './listing.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const LATER = new Date('2026-03-06T10:00:00Z');
const [uatId, firmaId] = [newId(), newId()];
const person = anActor({ organisationId: uatId, role: 'viewer' });
const elsewhere = { ...person, organisationId: firmaId, kind: 'firma' } as Actor;
const suspended = { ...person, status: 'suspended' } as Actor;
const actors: Record<string, Doer> = { ...everybody(uatId, firmaId), person, elsewhere, suspended };

const text: ListingText = {
  ...{ isListed: true, position: 'Inspector', domains: [], competences: [], about: '', phone: null },
  shows: ['position'],
};
const isListed = { off: false, listed: true, hidden: true };
const aListing = (status: ListingStatus): PersonListing => {
  const hiding = status === 'hidden' ? { hiddenAt: NOW, hiddenReason: 'Reclamă.' } : {};
  return Object.assign(PersonListing.begin(newId(), NOW), { ...text, isListed: isListed[status], ...hiding });
};

const change = (listing: PersonListing, action: ListingAction, doer: Doer): unknown => {
  if (action === 'save') return listing.save({ ...text, isListed: listing.isListed }, person, doer, NOW);
  if (action === 'hide') return listing.hide('Reclamă.', person, doer, NOW);
  return listing.unhide(person, doer, NOW);
};

describe('a listing of a reader of the authority', () =>
  everyCase<ListingStatus, ListingAction>({
    states: LISTING_STATUSES,
    actors,
    allowed: {
      save: { off: ['person'], listed: ['person'], hidden: ['person'] },
      hide: { listed: ['admin'] },
      unhide: { hidden: ['admin'] },
    },
    leadsTo: { hide: 'hidden', unhide: 'listed' },
    attempt: (status, action, doer) => {
      const listing = aListing(status);
      change(listing, action, doer);
      return listingStatus(listing);
    },
    listed: (status, doer) => listingActions({ ...person, status }, doer, NOW),
  }));

test('a new listing is off and shows nothing', () => {
  const listing = PersonListing.begin(newId(), NOW);
  expect([listingStatus(listing), listing.shows]).toEqual(['off', []]);
});

test('a person is listed anew each time they turn it on, and not when they change the text', () => {
  const listing = aListing('off');
  listing.save(text, person, person, LATER);
  expect(listing.listedAt).toEqual(LATER);
  listing.save({ ...text, about: 'Alt text' }, person, person, new Date('2026-03-07T10:00:00Z'));
  expect(listing.listedAt).toEqual(LATER);
});

test('a hidden listing stays hidden however often it is turned off and on', () => {
  const listing = aListing('hidden');
  listing.save({ ...text, isListed: false }, person, person, NOW);
  expect(listing.save(text, person, person, NOW)).toMatchObject({ from: 'hidden', to: 'hidden' });
  listing.save({ ...text, isListed: false }, person, person, NOW);
  expect(listing.unhide(person, anActor({ kind: 'admin' }), NOW)).toMatchObject({ from: 'hidden', to: 'off' });
});
