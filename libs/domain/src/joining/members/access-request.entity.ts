import { defineEntity, p } from '@mikro-orm/core';
import type { Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { canManageMembers } from './membership.entity.ts';

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
const by = (doer: Doer, { organisationId }: Facts): boolean => canManageMembers(doer, organisationId);
const machine = stateMachine<Facts, AccessRequestStatus, AccessRequestAction>({
  accept: { from: ['pending'], to: 'accepted', by },
  decline: { from: ['pending'], to: 'declined', by },
});

/** A request to join an organisation that is already in the portal; its owners decide. */
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

  /** Returns the actions that the doer may take now. */
  actionsFor(doer: Doer, now: Date): AccessRequestAction[] {
    return machine.actionsFor(this, doer, now);
  }
}
accessRequestSchema.setClass(AccessRequest);
