import { defineEntity, p } from '@mikro-orm/core';
import type { ListingAction, ListingField, ListingStatus, ListingText } from '@psp/contracts/people';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, updatedAt } from '../../columns.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const listingSchema = defineEntity({
  name: 'PersonListing',
  tableName: 'person_listing',
  properties: {
    /** Id of the membership. */
    id: p.uuid().primary(),
    version: p.integer().version(),
    createdAt,
    updatedAt,
    isListed: p.boolean(),
    listedAt: p.datetime(),
    position: p.text(),
    domains: p.array(),
    competences: p.array(),
    about: p.text(),
    phone: p.text().nullable(),
    shows: p.array().$type<ListingField[]>(),
    hiddenAt: p.datetime().nullable(),
    hiddenReason: p.text().nullable(),
  },
});

/** Columns that decide the state of a listing. */
type Wish = Pick<PersonListing, 'isListed' | 'hiddenAt'>;

export const listingStatus = ({ isListed, hiddenAt }: Wish): ListingStatus =>
  hiddenAt ? 'hidden' : isListed ? 'listed' : 'off';

/** A member's own page in the directory of people. */
export class PersonListing extends listingSchema.class {
  /** Creates the listing of a membership, which is off until it is saved. */
  static begin(membershipId: string, now: Date): PersonListing {
    const none = { position: '', domains: [], competences: [], about: '', phone: null, shows: [] };
    const off = { isListed: false, listedAt: now, hiddenAt: null, hiddenReason: null };
    return Object.assign(new PersonListing(), { id: membershipId, createdAt: now, ...none, ...off });
  }

  /** Saves what the person shows. A hidden listing stays hidden. Throws `auth.forbidden`. */
  save(text: ListingText, owner: Owner, doer: Doer, now: Date): Change<ListingStatus> {
    const { from } = this.step('save', owner, doer, now);
    if (text.isListed && !this.isListed) this.listedAt = now;
    Object.assign(this, text);
    return { action: 'save', from, to: listingStatus(this) };
  }

  /** Hides the listing from members until `unhide`. Throws `auth.forbidden` and `action.not_allowed`. */
  hide(reason: string, owner: Owner, doer: Doer, now: Date): Change<ListingStatus> {
    const change = this.step('hide', owner, doer, now);
    Object.assign(this, { hiddenAt: now, hiddenReason: reason });
    return change;
  }

  /** Leaves it to the person again whether they are listed. Throws `auth.forbidden` and `action.not_allowed`. */
  unhide(owner: Owner, doer: Doer, now: Date): Change<ListingStatus> {
    const { action, from } = this.step('unhide', owner, doer, now);
    Object.assign(this, { hiddenAt: null, hiddenReason: null });
    return { action, from, to: listingStatus(this) };
  }

  private step(action: ListingAction, owner: Owner, doer: Doer, now: Date): Change<ListingStatus> {
    return machine.apply({ ...owner, status: listingStatus(this) }, action, doer, now);
  }
}
listingSchema.setClass(PersonListing);

/** Person and organisation of a listing. */
export type Owner = Pick<Actor, 'accountId' | 'organisationId'>;
interface ListingFacts extends Owner {
  status: ListingStatus;
}

/* Readers of the organisation too: a listing belongs to the person. */
const byPerson = (doer: Doer, { accountId, organisationId }: ListingFacts): boolean =>
  doer.kind !== 'system' &&
  doer.status === 'approved' &&
  doer.accountId === accountId &&
  doer.organisationId === organisationId;

const machine = stateMachine<ListingFacts, ListingStatus, ListingAction>({
  save: { from: ['off', 'listed', 'hidden'], by: byPerson },
  hide: { from: ['listed'], to: 'hidden', by: isAdmin },
  unhide: { from: ['hidden'], by: isAdmin },
});

/** What the doer may do with the listing now. */
export const listingActions = (listing: ListingFacts, doer: Doer, now: Date): ListingAction[] =>
  machine.actionsFor(listing, doer, now);
