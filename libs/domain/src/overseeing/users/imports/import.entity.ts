import { defineEntity, p } from '@mikro-orm/core';
import type { OrganisationImportStatus } from '@psp/contracts/organisation-import-names';
import { type Actor, type Doer, isAdmin } from '../../../actor.ts';
import { createdAt, row } from '../../../columns.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';

const importSchema = defineEntity({
  name: 'OrganisationImport',
  tableName: 'organisation_import',
  properties: {
    ...row,
    createdAt,
    createdBy: p.uuid(),
    name: p.text(),
    status: p.string().$type<OrganisationImportStatus>(),
    bulkActId: p.uuid().nullable(),
  },
});

type Facts = Pick<OrganisationImport, 'status'>;
const machine = stateMachine<Facts, OrganisationImportStatus, 'start' | 'drop'>({
  start: { from: ['ready'], to: 'started', by: isAdmin },
  drop: { from: ['ready'], to: 'dropped', by: isAdmin },
});

/** What the doer may do with the import now. */
export const importActions = (facts: Facts, doer: Doer, now: Date): ('start' | 'drop')[] =>
  machine.actionsFor(facts, doer, now);

/** A table of members and partners: it is read and shown, then its organisations are invited by an act on many rows. */
export class OrganisationImport extends importSchema.class {
  static of({ accountId }: Actor, name: string): OrganisationImport {
    const own = { id: newId(), createdBy: accountId, name, status: 'ready' as const };
    return Object.assign(new OrganisationImport(), { ...own, bulkActId: null });
  }

  /** `bulkActId`: the act that invites its rows. */
  start(doer: Doer, bulkActId: string, now: Date): Change<OrganisationImportStatus> {
    const change = machine.apply(this, 'start', doer, now);
    this.bulkActId = bulkActId;
    return change;
  }

  drop(doer: Doer, now: Date): Change<OrganisationImportStatus> {
    return machine.apply(this, 'drop', doer, now);
  }
}
importSchema.setClass(OrganisationImport);
