import { defineEntity, p } from '@mikro-orm/core';
import type { AnyBulk, BulkStatus } from '@psp/contracts/bulk-act-names';
import type { Package } from '@psp/contracts/organisations';
import { type Actor, type Doer, isAdmin, isSystem } from '../../../actor.ts';
import { createdAt, row } from '../../../columns.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';

const bulkSchema = defineEntity({
  name: 'BulkAct',
  tableName: 'bulk_act',
  properties: {
    ...row,
    createdAt,
    createdBy: p.uuid(),
    action: p.string().$type<AnyBulk>(),
    reason: p.text(),
    package: p.string().$type<Package>().nullable(),
    status: p.string().$type<BulkStatus>(),
    stopReason: p.text().nullable(),
    endedAt: p.datetime().nullable(),
  },
});

type Facts = Pick<BulkAct, 'status'>;

const machine = stateMachine<Facts, BulkStatus, 'finish' | 'stop'>({
  finish: { from: ['running'], to: 'done', by: isSystem },
  stop: { from: ['running'], to: 'stopped', by: (doer) => isAdmin(doer) || isSystem(doer) },
});

/** What the doer may do with the act now. */
export const bulkActions = (facts: Facts, doer: Doer, now: Date): 'stop'[] =>
  machine.actionsFor(facts, doer, now).filter((action) => action === 'stop');

/** An act on many organisations or people, performed row by row by the worker. */
export class BulkAct extends bulkSchema.class {
  static of(
    { accountId }: Actor,
    { action, reason, package: chosen }: Pick<BulkAct, 'action' | 'reason'> & { package: Package | null },
  ): BulkAct {
    const own = { id: newId(), createdBy: accountId, action, reason, package: chosen };
    return Object.assign(new BulkAct(), { ...own, status: 'running' as const, stopReason: null, endedAt: null });
  }

  /** Ends it after its last row, or before; rows that are done stay done. `why` is read on its page. */
  end(doer: Doer, action: 'finish' | 'stop', why: string | null, now: Date): Change<BulkStatus> {
    const change = machine.apply(this, action, doer, now);
    Object.assign(this, { endedAt: now, stopReason: why });
    return change;
  }
}
bulkSchema.setClass(BulkAct);
