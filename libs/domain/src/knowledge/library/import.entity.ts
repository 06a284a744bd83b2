import { defineEntity, p } from '@mikro-orm/core';
import type { LibraryImportAction, LibraryImportStatus } from '@psp/contracts/library-imports';
import { type Actor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const importSchema = defineEntity({
  name: 'LibraryImport',
  tableName: 'library_import',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    name: p.text(),
    status: p.string().$type<LibraryImportStatus>(),
    publishes: p.boolean(),
    endedAt: p.datetime().nullable(),
  },
});

/** An import of files with a table of their titles: the files are received, then the worker makes the documents. */
export class LibraryImport extends importSchema.class {
  static of({ accountId }: Actor, name: string): LibraryImport {
    const own = { id: newId(), createdBy: accountId, name, status: 'receiving' as const };
    return Object.assign(new LibraryImport(), { ...own, publishes: false, endedAt: null });
  }

  start(doer: Doer, publishes: boolean, now: Date): Change<LibraryImportStatus> {
    const change = machine.apply(this, 'start', doer, now);
    this.publishes = publishes;
    return change;
  }

  /** Ends it after its last row, or before; documents that were made stay. */
  end(doer: Doer, action: 'finish' | 'stop', now: Date): Change<LibraryImportStatus> {
    const change = machine.apply(this, action, doer, now);
    this.endedAt = now;
    return change;
  }
}
importSchema.setClass(LibraryImport);

/** The columns that decide what may be done with an import. */
export type ImportFacts = Pick<LibraryImport, 'status' | 'createdBy'>;

/* Only its author has the files. */
const isAuthor = (doer: Doer, { createdBy }: ImportFacts): boolean => isAdmin(doer) && doer.accountId === createdBy;

const machine = stateMachine<ImportFacts, LibraryImportStatus, LibraryImportAction>({
  start: { from: ['receiving'], to: 'running', by: isAuthor },
  finish: { from: ['running'], to: 'done', by: isSystem },
  stop: { from: ['receiving', 'running'], to: 'stopped', by: isAdmin },
});

/** What the doer may do with the import now. */
export const importActions = (facts: ImportFacts, doer: Doer, now: Date): LibraryImportAction[] =>
  machine.actionsFor(facts, doer, now);
