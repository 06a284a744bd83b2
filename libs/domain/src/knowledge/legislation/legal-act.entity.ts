import { defineEntity, p } from '@mikro-orm/core';
import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import type { ActContent, ActStatus, LegalActAction } from '@psp/contracts/legislation';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const legalActSchema = defineEntity({
  name: 'LegalAct',
  tableName: 'legal_act',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    status: p.string().$type<ActStatus>(),
    number: p.text(),
    title: p.text(),
    source: p.text(),
    sourceUrl: p.text().nullable(),
    category: p.string(),
    access: p.string().$type<KnowledgeAccess>(),
    isSummary: p.boolean(),
    draft: p.text().nullable(),
    currentId: p.uuid().nullable(),
    reason: p.text().nullable(),
    verifiedOn: p.date().nullable(),
    ownerId: p.uuid().nullable(),
  },
});

/** An act; its published texts are its editions. */
export class LegalAct extends legalActSchema.class {
  static begin(actor: Actor, content: ActContent): LegalAct {
    const none = { draft: null, currentId: null, reason: null, verifiedOn: null, ownerId: null };
    const own = { id: newId(), createdBy: actor.accountId, status: 'draft' as const };
    return Object.assign(new LegalAct(), { ...own, ...none, ...content });
  }

  edit(doer: Doer, content: ActContent, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, content);
    return change;
  }

  write(doer: Doer, text: string, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'write', doer, now);
    this.draft = text;
    return change;
  }

  discard(doer: Doer, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'discard', doer, now);
    this.draft = null;
    return change;
  }

  /** The text in preparation has become an edition; `currentId` is the one shown by default. */
  publish(doer: Doer, currentId: string, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    Object.assign(this, { draft: null, currentId });
    return change;
  }

  /** Keeps that a member of the association has checked the text on `day` (yyyy-mm-dd) and answers for it. */
  verify(doer: Doer, accountId: string, day: string, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'verify', doer, now);
    Object.assign(this, { verifiedOn: day, ownerId: accountId });
    return change;
  }

  withdraw(doer: Doer, reason: string, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'withdraw', doer, now);
    this.reason = reason;
    return change;
  }

  restore(doer: Doer, now: Date): Change<ActStatus> {
    const change = machine.apply(this, 'restore', doer, now);
    this.reason = null;
    return change;
  }
}
legalActSchema.setClass(LegalAct);

/** The columns that decide what may be done with an act. */
export type LegalActFacts = Pick<LegalAct, 'status'> & { draft: unknown };

const hasText = ({ draft }: LegalActFacts) => (draft === null ? ('legislation.no_text' as const) : null);

const machine = stateMachine<LegalActFacts, ActStatus, LegalActAction>({
  edit: { from: ['draft', 'published', 'withdrawn'], by: isAdmin },
  write: { from: ['draft', 'published'], by: isAdmin },
  discard: { from: ['draft', 'published'], by: isAdmin, unless: hasText },
  publish: { from: ['draft', 'published'], to: 'published', by: isAdmin, unless: hasText },
  verify: { from: ['published'], by: isAdmin },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
  restore: { from: ['withdrawn'], to: 'published', by: isAdmin },
});

/** What the doer may do with the act now. */
export const legalActActions = (act: LegalActFacts, doer: Doer, now: Date): LegalActAction[] =>
  machine.actionsFor(act, doer, now);
