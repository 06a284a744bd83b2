import { defineEntity, p } from '@mikro-orm/core';
import type { MagazineAction, MagazineContent, MagazineStatus } from '@psp/contracts/magazine';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const issueSchema = defineEntity({
  name: 'MagazineIssue',
  tableName: 'magazine_issue',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    year: p.integer(),
    number: p.integer(),
    title: p.text(),
    summary: p.text(),
    pages: p.integer(),
    fileId: p.uuid().nullable(),
    appearsOn: p.date(),
    adsUntil: p.date(),
    status: p.string().$type<MagazineStatus>().default('draft'),
    publishedAt: p.datetime().nullable(),
    announcedAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: p.uuid().nullable(),
    withdrawReason: p.text().nullable(),
  },
});

/** An issue of the magazine: planned, then published with its PDF. */
export class MagazineIssue extends issueSchema.class {
  static plan(actor: Actor, content: MagazineContent): MagazineIssue {
    const none = { fileId: null, publishedAt: null, announcedAt: null };
    const kept = { withdrawnAt: null, withdrawnBy: null, withdrawReason: null };
    const own = { id: newId(), createdBy: actor.accountId, status: 'draft' as const };
    return Object.assign(new MagazineIssue(), { ...own, ...none, ...kept, ...content });
  }

  edit(doer: Doer, content: MagazineContent, now: Date): Change<MagazineStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, content);
    return change;
  }

  /** Sets the PDF. Returns the change; the caller removes the file that it replaces. */
  attach(doer: Doer, fileId: string, now: Date): Change<MagazineStatus> {
    const change = machine.apply(this, 'upload', doer, now);
    this.fileId = fileId;
    return change;
  }

  /** Checks that the PDF may be set. */
  expectOpen(doer: Doer, now: Date): void {
    machine.apply(this, 'upload', doer, now);
  }

  publish(doer: Doer, now: Date): Change<MagazineStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    Object.assign(this, { publishedAt: now, withdrawnAt: null, withdrawnBy: null, withdrawReason: null });
    return change;
  }

  withdraw(doer: Doer, reason: string, now: Date): Change<MagazineStatus> {
    const change = machine.apply(this, 'withdraw', doer, now);
    const by = { withdrawnAt: now, withdrawnBy: doer.accountId, withdrawReason: reason };
    Object.assign(this, { publishedAt: null, ...by });
    return change;
  }
}
issueSchema.setClass(MagazineIssue);

/** The columns on which the allowed actions depend. */
export type MagazineFacts = Pick<MagazineIssue, 'status'> & { fileId?: string | null };

const OPEN = ['draft', 'withdrawn'] as const;

const machine = stateMachine<MagazineFacts, MagazineStatus, MagazineAction>({
  edit: { from: ['draft', 'published', 'withdrawn'], by: isAdmin },
  upload: { from: OPEN, by: isAdmin },
  publish: {
    from: OPEN,
    to: 'published',
    by: isAdmin,
    unless: ({ fileId }) => (fileId ? null : 'magazine.no_file'),
  },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
});

/** What the doer may do with the issue now. */
export const magazineActions = (issue: MagazineFacts, doer: Doer, now: Date): MagazineAction[] =>
  machine.actionsFor(issue, doer, now);
