import { defineEntity, p } from '@mikro-orm/core';
import { MERGE_UNDO_HOURS, type MergeStatus } from '@psp/contracts/merge-names';
import { type Actor, type Doer, isAdmin } from '../../../actor.ts';
import { row } from '../../../columns.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';
import type { Pair } from './moves.ts';

const HOUR = 3_600_000;

const mergeSchema = defineEntity({
  name: 'OrganisationMerge',
  tableName: 'organisation_merge',
  properties: {
    ...row,
    keptId: p.uuid(),
    closedId: p.uuid(),
    status: p.string().$type<MergeStatus>(),
    reason: p.text(),
    rows: p.integer(),
    doneBy: p.uuid(),
    doneAt: p.datetime(),
    undoUntil: p.datetime(),
    undoneBy: p.uuid().nullable(),
    undoneAt: p.datetime().nullable(),
    undoReason: p.text().nullable(),
    sweptAt: p.datetime().nullable(),
  },
});

/** The columns that decide whether a merge can be undone. */
export type MergeFacts = Pick<OrganisationMerge, 'status' | 'undoUntil'>;

/** Whether the doer may merge two records and undo it: an owner of the association. */
export const mayMerge = (doer: Doer): boolean => isAdmin(doer) && doer.kind !== 'system' && doer.role === 'owner';

const machine = stateMachine<MergeFacts, MergeStatus, 'undo'>({
  undo: {
    from: ['done'],
    to: 'undone',
    by: mayMerge,
    unless: ({ undoUntil }, now) => (undoUntil <= now ? 'merge.too_late' : null),
  },
});

/** What the doer may do with the merge at `now`. */
export const mergeActions = (facts: MergeFacts, doer: Doer, now: Date): 'undo'[] =>
  machine.actionsFor(facts, doer, now);

/** Two records of one organisation of which the kept one took over the data of the other, which is closed. */
export class OrganisationMerge extends mergeSchema.class {
  static of({ accountId }: Actor, { keptId, closedId }: Pair, reason: string, now: Date): OrganisationMerge {
    const undoUntil = new Date(now.getTime() + MERGE_UNDO_HOURS * HOUR);
    const notUndone = { undoneBy: null, undoneAt: null, undoReason: null, sweptAt: null };
    const done = { id: newId(), keptId, closedId, status: 'done' as const, reason, rows: 0 };
    return Object.assign(new OrganisationMerge(), {
      ...done,
      ...notUndone,
      doneBy: accountId,
      doneAt: now,
      undoUntil,
    });
  }

  /** Undoes the merge, once, within a day. Throws `merge.too_late`, `action.not_allowed`, `auth.forbidden`. */
  undo(doer: Doer, reason: string, now: Date): Change<MergeStatus> {
    const change = machine.apply(this, 'undo', doer, now);
    Object.assign(this, { undoneBy: doer.accountId, undoneAt: now, undoReason: reason });
    return change;
  }
}
mergeSchema.setClass(OrganisationMerge);
