import { defineEntity, p } from '@mikro-orm/core';
import { PROFORMA_DAYS, type ProformaAction, type ProformaStatus, type SeatKind } from '@psp/contracts/proformas';
import { romanianDay } from '@psp/contracts/romania';
import type { PaymentAccount } from '@psp/contracts/settings';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

/** The event or course that the seats are of. */
export interface SeatSubject {
  kind: SeatKind;
  id: string;
  number: string;
  title: string;
  /** ISO time. */
  startsAt: string;
}

/** The period of a package of a member. */
export interface PeriodSubject {
  kind: 'package';
  /** Id of the organisation, whose page shows it. */
  id: string;
  /** Name of the package. */
  title: string;
  startsOn: string;
  /** The last day. */
  endsOn: string;
}
export type Subject = SeatSubject | PeriodSubject;

/** One side of a proforma. */
export interface ProformaParty {
  name: string;
  cui: string | null;
  registrationNumber: string | null;
  address: string;
  locality: string;
  /** Name of the county. */
  county: string | null;
  email: string | null;
  phone: string | null;
}

/** The association, with the account into which it is paid; absent while it has given none. */
export interface Issuer extends ProformaParty {
  account?: PaymentAccount;
}

const proformaSchema = defineEntity({
  name: 'Proforma',
  tableName: 'proforma',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    number: numberOf('next_proforma_number'),
    /** Pool of the seats; null for a period of a package. */
    poolId: p.uuid().nullable(),
    periodId: p.uuid().nullable(),
    organisationId: p.uuid(),
    issuedBy: p.uuid(),
    status: p.string().$type<ProformaStatus>(),
    total: p.decimal('number'),
    issuedOn: p.date(),
    dueOn: p.date(),
    paidOn: p.date().nullable(),
    subject: p.json<Subject>(),
    issuer: p.json<Issuer>(),
    buyer: p.json<ProformaParty>(),
    replacedBy: p.uuid().nullable(),
  },
});

interface Issued {
  poolId: string | null;
  periodId: string | null;
  organisationId: string;
  /** Lei. */
  total: number;
  subject: Subject;
  issuer: Issuer;
  buyer: ProformaParty;
}

const DAY_MS = 86_400_000;

/* Whoever issues it late has until the same day. */
const dueOn = (issuedOn: string, subject: Subject, now: Date): string => {
  const usual = romanianDay(new Date(now.getTime() + PROFORMA_DAYS * DAY_MS));
  if (subject.kind === 'package') return usual;
  const first = romanianDay(new Date(subject.startsAt));
  const earlier = first < usual ? first : usual;
  return earlier < issuedOn ? issuedOn : earlier;
};

/**
 * Proforma of one organisation, for its paid seats at an event or a course or for a period of its package. Only its state changes; the
 * names of participants are read when it is printed.
 */
export class Proforma extends proformaSchema.class {
  static issue(actor: Actor, what: Issued, now: Date): Proforma {
    const issuedOn = romanianDay(now);
    const own = { id: newId(), issuedBy: actor.accountId, status: 'issued' as const };
    const dates = { issuedOn, dueOn: dueOn(issuedOn, what.subject, now), paidOn: null };
    return Object.assign(new Proforma(), { ...own, ...dates, ...what, replacedBy: null });
  }

  /** Keeps the day of the payment (yyyy-mm-dd). Throws `proforma.paid_later` for a day to come. */
  pay(doer: Doer, paidOn: string, now: Date): Change<ProformaStatus> {
    if (paidOn > romanianDay(now)) throw new DomainError('proforma.paid_later');
    const change = machine.apply(this, 'pay', doer, now);
    this.paidOn = paidOn;
    return change;
  }

  unpay(doer: Doer, now: Date): Change<ProformaStatus> {
    const change = machine.apply(this, 'unpay', doer, now);
    this.paidOn = null;
    return change;
  }

  replace(doer: Doer, now: Date): Change<ProformaStatus> {
    return machine.apply(this, 'replace', doer, now);
  }

  withdraw(doer: Doer, now: Date): Change<ProformaStatus> {
    return machine.apply(this, 'withdraw', doer, now);
  }
}
proformaSchema.setClass(Proforma);

const machine = stateMachine<Pick<Proforma, 'status'>, ProformaStatus, ProformaAction>({
  pay: { from: ['issued'], to: 'paid', by: isAdmin },
  unpay: { from: ['paid'], to: 'issued', by: isAdmin },
  // Both follow from a change of the seats or of the period.
  replace: { from: ['issued'], to: 'replaced', by: () => true },
  withdraw: { from: ['issued'], to: 'withdrawn', by: () => true },
});
