import { defineEntity, p } from '@mikro-orm/core';
import { CONFIRMATION_DAYS, type ConfirmationStatus } from '@psp/contracts/work-confirmations';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { isSystem } from '../../actor.ts';
import { momentInWords } from '../../day-in-words.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const DAY = 86_400_000;

const confirmationSchema = defineEntity({
  name: 'WorkConfirmation',
  tableName: 'work_confirmation',
  properties: {
    ...row,
    createdAt,
    workId: p.uuid(),
    authorityId: p.uuid().nullable(),
    tokenHash: p.text().nullable(),
    status: p.string().$type<ConfirmationStatus>().default('open'),
    expiresAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    reason: p.text().nullable(),
  },
});

const writes = (doer: Doer, kind: 'uat' | 'firma'): boolean =>
  doer.kind === kind && doer.role !== 'viewer' && doer.status === 'approved';
type Facts = Pick<WorkConfirmation, 'status' | 'expiresAt'>;
const unlessOver = ({ expiresAt }: Facts, now: Date) =>
  expiresAt <= now
    ? new DomainError(
        'confirmation.closed',
        undefined,
        `Cererea de confirmare a expirat pe ${momentInWords(expiresAt)}. Firma poate trimite alta.`,
      )
    : null;

/* The query that finds a confirmation checks its organisation. */
const machine = stateMachine<Facts, ConfirmationStatus, 'confirm' | 'decline' | 'revoke' | 'expire'>({
  confirm: { from: ['open'], to: 'confirmed', by: (doer) => writes(doer, 'uat'), unless: unlessOver },
  decline: { from: ['open'], to: 'declined', by: (doer) => writes(doer, 'uat'), unless: unlessOver },
  revoke: { from: ['open'], to: 'revoked', by: (doer) => writes(doer, 'firma') },
  expire: { from: ['open'], to: 'expired', by: isSystem },
});

/** Actions that the doer may take on the request at `now`. */
export const confirmationActions = (facts: Facts, doer: Doer, now: Date): ('confirm' | 'decline')[] =>
  machine
    .actionsFor(facts, doer, now)
    .flatMap((action) => (action === 'confirm' || action === 'decline' ? [action] : []));

/** A firm's request that an authority confirms a work of its portfolio. */
export class WorkConfirmation extends confirmationSchema.class {
  static ask(workId: string, to: Pick<WorkConfirmation, 'authorityId' | 'tokenHash'>, now: Date): WorkConfirmation {
    const expiresAt = new Date(now.getTime() + CONFIRMATION_DAYS * DAY);
    const rest = {
      id: newId(),
      workId,
      status: 'open' as const,
      createdAt: now,
      expiresAt,
      decidedAt: null,
      reason: null,
    };
    return Object.assign(new WorkConfirmation(), { ...rest, ...to });
  }

  /** Confirms or declines the work on behalf of the actor's authority. */
  decide(action: 'confirm' | 'decline', actor: Actor, reason: string | null, now: Date): Change<ConfirmationStatus> {
    const change = machine.apply(this, action, actor, now);
    Object.assign(this, { authorityId: actor.organisationId, decidedAt: now, reason });
    return change;
  }

  end(action: 'revoke' | 'expire', doer: Doer, now: Date): Change<ConfirmationStatus> {
    return machine.apply(this, action, doer, now);
  }
}
confirmationSchema.setClass(WorkConfirmation);
