import { defineEntity, p } from '@mikro-orm/core';
import type { FailedJobAction, FailedJobStatus, JobError } from '@psp/contracts/portal-health';
import { type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const failedJobSchema = defineEntity({
  name: 'FailedJob',
  tableName: 'failed_job',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    queue: p.text(),
    payload: p.json<Record<string, unknown>>().nullable(),
    mailId: p.uuid().nullable(),
    attempts: p.integer(),
    error: p.string().$type<JobError>(),
    status: p.string().$type<FailedJobStatus>().default('failed'),
  },
});

/** A job whose last try failed. Only jobs with a payload can run again. */
export class FailedJob extends failedJobSchema.class {
  retry(doer: Doer, now: Date): Change<FailedJobStatus> {
    return machine.apply(this, 'retry', doer, now);
  }

  dismiss(doer: Doer, now: Date): Change<FailedJobStatus> {
    return machine.apply(this, 'dismiss', doer, now);
  }
}
failedJobSchema.setClass(FailedJob);

type Facts = Pick<FailedJob, 'status' | 'payload'>;
const machine = stateMachine<Facts, FailedJobStatus, FailedJobAction>({
  retry: {
    from: ['failed'],
    to: 'retried',
    by: isAdmin,
    unless: ({ payload }) => (payload === null ? 'action.not_allowed' : null),
  },
  dismiss: { from: ['failed'], to: 'dismissed', by: isAdmin },
});

/** What the doer may do with an unsettled failed job now. */
export const failedJobActions = (canRunAgain: boolean, doer: Doer, now: Date): FailedJobAction[] =>
  machine.actionsFor({ status: 'failed', payload: canRunAgain ? {} : null }, doer, now);
