import { defineEntity, p } from '@mikro-orm/core';
import type { Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { manages } from './manages.ts';

export const ACCESS_REQUEST_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type AccessRequestStatus = (typeof ACCESS_REQUEST_STATUSES)[number];
export type AccessRequestAction = 'accept' | 'decline';

const accessRequestSchema = defineEntity({
  name: 'AccessRequest',
  tableName: 'access_request',
  properties: {
    ...row,
    createdAt,
    organisationId: p.uuid(),
    accountId: p.uuid(),
    message: p.text().default(''),
    status: p.string().$type<AccessRequestStatus>().default('pending'),
    reason: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});

type Facts = Pick<AccessRequest, 'status' | 'organisationId'>;
const by = (doer: Doer, { organisationId }: Facts): boolean => manages(doer, organisationId);
const machine = stateMachine<Facts, AccessRequestStatus, AccessRequestAction>({
  accept: { from: ['pending'], to: 'accepted', by },
  decline: { from: ['pending'], to: 'declined', by },
});

/** Somebody who signed up for an organisation that is in the portal already, and asks its owners for a place. */
export class AccessRequest extends accessRequestSchema.class {
  accept(doer: Doer, now: Date): Change<AccessRequestStatus> {
    const change = machine.apply(this, 'accept', doer, now);
    this.decidedAt = now;
    return change;
  }

  decline(doer: Doer, reason: string, now: Date): Change<AccessRequestStatus> {
    const change = machine.apply(this, 'decline', doer, now);
    this.reason = reason;
    this.decidedAt = now;
    return change;
  }

  /** What the doer may do now. */
  actionsFor(doer: Doer, now: Date): AccessRequestAction[] {
    return machine.actionsFor(this, doer, now);
  }
}
accessRequestSchema.setClass(AccessRequest);
