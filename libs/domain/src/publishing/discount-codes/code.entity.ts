import { defineEntity, p } from '@mikro-orm/core';
import type {
  DiscountCodeAction,
  DiscountCodeStatus,
  DiscountUseAction,
  DiscountUseStatus,
} from '@psp/contracts/discount-codes';
import { WITHDRAWAL_HOURS } from '@psp/contracts/discount-codes';
import { romanianDay } from '@psp/contracts/romania';
import { type Actor, canWriteFor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const codeSchema = defineEntity({
  name: 'DiscountCode',
  tableName: 'discount_code',
  properties: {
    ...row,
    createdAt,
    createdBy: p.uuid(),
    organisationId: p.uuid(),
    code: p.text(),
    year: p.integer(),
    status: p.string().$type<DiscountCodeStatus>().default('active'),
    endedAt: p.datetime().nullable(),
    endedBy: p.uuid().nullable(),
    endReason: p.text().nullable(),
  },
});

/** The code of a firm for one year, which it shows to other partners. */
export class DiscountCode extends codeSchema.class {
  static make({ accountId, organisationId }: Actor, code: string, year: number): DiscountCode {
    const none = { endedAt: null, endedBy: null, endReason: null };
    const own = { id: newId(), createdBy: accountId, organisationId, code, year, status: 'active' as const };
    return Object.assign(new DiscountCode(), { ...own, ...none });
  }

  replace(doer: Doer, now: Date): Change<DiscountCodeStatus> {
    const change = codeMachine.apply(this, 'replace', doer, now);
    Object.assign(this, { endedAt: now, endedBy: doer.accountId });
    return change;
  }

  end(doer: Doer, reason: string, now: Date): Change<DiscountCodeStatus> {
    const change = codeMachine.apply(this, 'end', doer, now);
    Object.assign(this, { endedAt: now, endedBy: doer.accountId, endReason: reason });
    return change;
  }
}
codeSchema.setClass(DiscountCode);

/** The columns that decide what may be done with a code. */
export type CodeFacts = Pick<DiscountCode, 'status' | 'organisationId'>;

const codeMachine = stateMachine<CodeFacts, DiscountCodeStatus, DiscountCodeAction>({
  replace: { from: ['active'], to: 'replaced', by: (doer, { organisationId }) => canWriteFor(doer, organisationId) },
  end: { from: ['active'], to: 'ended', by: isAdmin },
});

/** What the doer may do with the code now. */
export const codeActions = (code: CodeFacts, doer: Doer, now: Date): DiscountCodeAction[] =>
  codeMachine.actionsFor(code, doer, now);

const useSchema = defineEntity({
  name: 'DiscountUse',
  tableName: 'discount_use',
  properties: {
    ...row,
    createdAt,
    codeId: p.uuid(),
    organisationId: p.uuid(),
    accountId: p.uuid(),
    day: p.date(),
    note: p.text(),
    status: p.string().$type<DiscountUseStatus>().default('recorded'),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: p.uuid().nullable(),
    withdrawReason: p.text().nullable(),
  },
});

/** A use of a code, recorded by the partner that gave the discount. */
export class DiscountUse extends useSchema.class {
  static of({ accountId, organisationId }: Actor, codeId: string, note: string, now: Date): DiscountUse {
    const none = { withdrawnAt: null, withdrawnBy: null, withdrawReason: null };
    const own = { id: newId(), codeId, accountId, organisationId, note, day: romanianDay(now) };
    return Object.assign(new DiscountUse(), { ...own, ...none, status: 'recorded' as const, createdAt: now });
  }

  withdraw(doer: Doer, reason: string, now: Date): Change<DiscountUseStatus> {
    const change = useMachine.apply(this, 'withdraw', doer, now);
    Object.assign(this, { withdrawnAt: now, withdrawnBy: doer.accountId, withdrawReason: reason });
    return change;
  }
}
useSchema.setClass(DiscountUse);

/** The columns that decide what may be done with a use. */
export type UseFacts = Pick<DiscountUse, 'status' | 'organisationId' | 'createdAt'>;

const isLate = ({ createdAt: at }: UseFacts, now: Date): boolean =>
  now.getTime() - at.getTime() > WITHDRAWAL_HOURS * 3_600_000;

const useMachine = stateMachine<UseFacts, DiscountUseStatus, DiscountUseAction>({
  withdraw: {
    from: ['recorded'],
    to: 'withdrawn',
    by: (doer, { organisationId }) => canWriteFor(doer, organisationId),
    unless: (use, now) => (isLate(use, now) ? 'discount.withdraw_late' : null),
  },
});

/** What the doer may do with the use now. */
export const actionsOnUse = (use: UseFacts, doer: Doer, now: Date): DiscountUseAction[] =>
  useMachine.actionsFor(use, doer, now);

const acceptanceSchema = defineEntity({
  name: 'DiscountAcceptance',
  tableName: 'discount_acceptance',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    organisationId: p.uuid(),
    accountId: p.uuid(),
    isOn: p.boolean(),
    appliesTo: p.text(),
  },
});

/** Whether a firm gives the discount to other partners, and what it applies to. */
export class DiscountAcceptance extends acceptanceSchema.class {}
acceptanceSchema.setClass(DiscountAcceptance);
