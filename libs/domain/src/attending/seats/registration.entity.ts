import { randomInt } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { APPROVAL_HOURS, OFFER_HOURS, type RegistrationAction, type RegistrationStatus } from '@psp/contracts/seats';
import { type Actor, canWriteFor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const registrationSchema = defineEntity({
  name: 'SeatRegistration',
  tableName: 'seat_registration',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    poolId: p.uuid(),
    /** Null, as `organisationId`, for a guest without an account. */
    accountId: p.uuid().nullable(),
    organisationId: p.uuid().nullable(),
    guestName: p.text().nullable(),
    guestOrganisation: p.text().nullable(),
    signedBy: p.uuid(),
    status: p.string().$type<RegistrationStatus>(),
    /** Lei, agreed at the sign-up. */
    price: p.decimal('number'),
    isFreeSeat: p.boolean(),
    ticket: p.text(),
    place: p.integer().nullable(),
    offeredUntil: p.datetime().nullable(),
  },
});

const HOUR_MS = 3_600_000;
/** Without letters and digits that are taken for each other. */
const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TICKET_LENGTH = 10;

const newTicket = (): string =>
  Array.from({ length: TICKET_LENGTH }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join('');

/** A seat that is asked for. */
export interface Seat {
  poolId: string;
  accountId: string;
  /** Lei. */
  price: number;
  /** Until when a free seat is held for the owner's approval; absent where none is asked for. */
  approvalUntil?: Date | null;
}

/** Moment until which a seat is held for some hours, but not longer than until `limit`. */
export const heldUntil = (hours: number, limit: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + hours * HOUR_MS, limit.getTime()));

/** Registration of one person for an event or a training: a seat, or a place on the waiting list. */
export class SeatRegistration extends registrationSchema.class {
  /** `place` is null for a seat, otherwise the order on the waiting list. */
  static of(actor: Actor, seat: Seat, place: number | null, now: Date): SeatRegistration {
    const { poolId, accountId, price, approvalUntil = null } = seat;
    const own = {
      id: newId(),
      poolId,
      accountId,
      organisationId: actor.organisationId,
      signedBy: actor.accountId,
    };
    const guest = { guestName: null, guestOrganisation: null };
    const ticket = { price, isFreeSeat: false, ticket: newTicket() };
    const withSeat = approvalUntil ? 'requested' : 'confirmed';
    const status: RegistrationStatus = place === null ? withSeat : 'waitlisted';
    const offeredUntil = status === 'requested' ? approvalUntil : null;
    const rest = { status, place, offeredUntil, createdAt: now };
    return Object.assign(new SeatRegistration(), { ...own, ...guest, ...ticket, ...rest });
  }

  /** Holds a freed seat for the person for `OFFER_HOURS`, but not longer than until `closesAt`. */
  offer(doer: Doer, closesAt: Date, now: Date): Change<RegistrationStatus> {
    const change = machine.apply(this, 'offer', doer, now);
    this.offeredUntil = heldUntil(OFFER_HOURS, closesAt, now);
    return change;
  }

  accept(doer: Doer, now: Date): Change<RegistrationStatus> {
    return this.end('accept', doer, now);
  }

  /** Takes an offered seat, which is held until the owner approves it, but not longer than until `startsAt`. */
  request(doer: Doer, startsAt: Date, now: Date): Change<RegistrationStatus> {
    const change = machine.apply(this, 'request', doer, now);
    this.offeredUntil = heldUntil(APPROVAL_HOURS, startsAt, now);
    return change;
  }

  approve(doer: Doer, now: Date): Change<RegistrationStatus> {
    return this.end('approve', doer, now);
  }

  refuse(doer: Doer, now: Date): Change<RegistrationStatus> {
    return this.end('refuse', doer, now);
  }

  lapse(doer: Doer, now: Date): Change<RegistrationStatus> {
    return this.end('lapse', doer, now);
  }

  cancel(doer: Doer, now: Date): Change<RegistrationStatus> {
    return this.end('cancel', doer, now);
  }

  /** Keeps whether the person came; changes an earlier answer too. */
  mark(isPresent: boolean, doer: Doer, now: Date): Change<RegistrationStatus> {
    return machine.apply(this, isPresent ? 'attend' : 'miss', doer, now);
  }

  private end(
    action: 'accept' | 'approve' | 'refuse' | 'lapse' | 'cancel',
    doer: Doer,
    now: Date,
  ): Change<RegistrationStatus> {
    const change = machine.apply(this, action, doer, now);
    this.offeredUntil = null;
    return change;
  }
}
registrationSchema.setClass(SeatRegistration);

/** The columns that decide what may be done with a registration. */
export type RegistrationFacts = Pick<SeatRegistration, 'status' | 'organisationId'> & { offeredUntil?: Date | null };

const byOrganisation = (doer: Doer, { organisationId }: RegistrationFacts): boolean =>
  Boolean(organisationId && canWriteFor(doer, organisationId));
const byOrganisationOrAdmin = (doer: Doer, of: RegistrationFacts): boolean => byOrganisation(doer, of) || isAdmin(doer);
const byOwner = (doer: Doer, of: RegistrationFacts): boolean =>
  byOrganisation(doer, of) && doer.kind !== 'system' && doer.role === 'owner';
const isOver = ({ offeredUntil }: RegistrationFacts, now: Date): boolean => (offeredUntil ?? now) <= now;

const offerIsOver = (of: RegistrationFacts, now: Date) => (isOver(of, now) ? ('seats.offer_over' as const) : null);

const machine = stateMachine<RegistrationFacts, RegistrationStatus, RegistrationAction>({
  // A freed seat goes to the next person in the transaction of whoever freed it.
  offer: { from: ['waitlisted'], to: 'offered', by: () => true },
  accept: { from: ['offered'], to: 'confirmed', by: byOrganisation, unless: offerIsOver },
  request: { from: ['offered'], to: 'requested', by: byOrganisation, unless: offerIsOver },
  approve: {
    from: ['requested'],
    to: 'confirmed',
    by: byOwner,
    unless: (of, now) => (isOver(of, now) ? 'seats.approval_over' : null),
  },
  refuse: { from: ['requested'], to: 'cancelled', by: byOwner },
  lapse: {
    from: ['offered', 'requested'],
    to: 'cancelled',
    by: isSystem,
    unless: (of, now) => (isOver(of, now) ? null : 'action.not_allowed'),
  },
  cancel: { from: ['requested', 'confirmed', 'waitlisted', 'offered'], to: 'cancelled', by: byOrganisationOrAdmin },
  attend: { from: ['confirmed', 'absent'], to: 'attended', by: isAdmin },
  miss: { from: ['confirmed', 'attended'], to: 'absent', by: isAdmin },
});

/* Follow from other acts, and are not chosen: a freed seat is offered, and accepting asks for the approval where it is needed. */
const FOLLOWING: readonly RegistrationAction[] = ['offer', 'request'];
/** What the doer may do with the registration now. */
export const registrationActions = (of: RegistrationFacts, doer: Doer, now: Date): RegistrationAction[] =>
  machine.actionsFor(of, doer, now).filter((action) => !FOLLOWING.includes(action));
