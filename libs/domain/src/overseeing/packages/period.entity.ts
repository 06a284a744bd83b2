import { defineEntity, p } from '@mikro-orm/core';
import type { MemberPackage, PeriodStatus } from '@psp/contracts/package-names';
import { romanianDay } from '@psp/contracts/romania';
import { type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const periodSchema = defineEntity({
  name: 'PackagePeriod',
  tableName: 'package_period',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    organisationId: p.uuid(),
    package: p.string().$type<MemberPackage>(),
    status: p.string().$type<PeriodStatus>(),
    price: p.decimal('number').nullable(),
    startsOn: p.date(),
    endsOn: p.date(),
    follows: p.uuid().nullable(),
    begunAt: p.datetime().nullable(),
    remindedDays: p.integer().nullable(),
  },
});

/** What the association states about a period. */
export interface PeriodTerms {
  package: MemberPackage;
  /** Lei for the whole period; null for one that is not paid. */
  price: number | null;
  startsOn: string;
  endsOn: string;
}

/** A period in which a member has a package. One is open; the next one is proposed until it is paid. */
export class PackagePeriod extends periodSchema.class {
  static make(organisationId: string, terms: PeriodTerms, status: 'open' | 'proposed'): PackagePeriod {
    const own = { id: newId(), organisationId, status, follows: null, begunAt: null, remindedDays: null };
    return Object.assign(new PackagePeriod(), { ...own, ...terms });
  }

  /** Changes the terms of the open period; with another last day its owners are reminded anew, and one that is to begin later begins again. */
  change(doer: Doer, terms: PeriodTerms, now: Date): Change<PeriodStatus> {
    const change = machine.apply(this, 'change', doer, now);
    if (terms.endsOn !== this.endsOn) this.remindedDays = null;
    if (terms.startsOn > romanianDay(now)) this.begunAt = null;
    // So that the version changes also when the terms are the same.
    Object.assign(this, terms, { updatedAt: now });
    return change;
  }

  act(action: Exclude<PeriodAction, 'change'>, doer: Doer, now: Date): Change<PeriodStatus> {
    return machine.apply(this, action, doer, now);
  }
}
periodSchema.setClass(PackagePeriod);

type PeriodAction = 'change' | 'start' | 'close' | 'hold' | 'reopen' | 'withdraw';
const machine = stateMachine<Pick<PackagePeriod, 'status'>, PeriodStatus, PeriodAction>({
  change: { from: ['open'], by: isAdmin },
  start: { from: ['proposed'], to: 'open', by: isAdmin },
  close: { from: ['open'], to: 'closed', by: isAdmin },
  // Both undo a payment.
  hold: { from: ['open'], to: 'proposed', by: isAdmin },
  reopen: { from: ['closed'], to: 'open', by: isAdmin },
  withdraw: { from: ['proposed'], to: 'withdrawn', by: isAdmin },
});
