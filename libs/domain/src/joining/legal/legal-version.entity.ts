import { defineEntity, p } from '@mikro-orm/core';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { romanianDay } from '@psp/contracts/romania';

export const LEGAL_STATUSES = ['draft', 'published'] as const;
type LegalStatus = (typeof LEGAL_STATUSES)[number];
export type LegalAction = 'edit' | 'discard' | 'publish';

const legalVersionSchema = defineEntity({
  name: 'LegalVersion',
  tableName: 'legal_version',
  properties: {
    ...row,
    slug: p.string().$type<LegalSlug>(),
    lead: p.text(),
    body: p.text(),
    effectiveOn: p.date().nullable(),
    number: p.integer().nullable(),
    status: p.string().$type<LegalStatus>().default('draft'),
    publishedAt: p.datetime().nullable(),
    publishedBy: p.uuid().nullable(),
    note: p.text().default(''),
    isTold: p.boolean().default(true),
    updatedAt: p.datetime(),
  },
});

/** The text of a legal document: first a draft, then a published version, which never changes. */
export class LegalVersion extends legalVersionSchema.class {
  /** Creates a draft; the body must be sanitised already. */
  static begin(slug: LegalSlug, text: { lead: string; body: string }, now: Date): LegalVersion {
    return Object.assign(new LegalVersion(), {
      id: newId(),
      slug,
      ...text,
      status: 'draft',
      isTold: true,
      updatedAt: now,
    });
  }

  edit(doer: Doer, text: { lead: string; body: string }, now: Date): Change<LegalStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, text, { updatedAt: now });
    return change;
  }

  /** Checks that the draft may be deleted. */
  discard(doer: Doer, now: Date): Change<LegalStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  /** Publishes the draft as version `number`, in force from `effectiveOn` (yyyy-mm-dd); `note` describes the changes. */
  publish(
    actor: Actor,
    { number, effectiveOn, note }: { number: number; effectiveOn: string; note: string },
    now: Date,
  ): Change<LegalStatus> {
    const change = machine.apply(this, 'publish', actor, now);
    const isTold = effectiveOn <= romanianDay(now);
    Object.assign(this, {
      number,
      effectiveOn,
      note,
      isTold,
      publishedAt: now,
      publishedBy: actor.accountId,
      updatedAt: now,
    });
    return change;
  }
}
legalVersionSchema.setClass(LegalVersion);

const machine = stateMachine<LegalVersion, LegalStatus, LegalAction>({
  edit: { from: ['draft'], by: isAdmin },
  discard: { from: ['draft'], by: isAdmin },
  publish: { from: ['draft'], to: 'published', by: isAdmin },
});

/** Returns the actions that the doer may take on a version now. */
export const legalActions = (version: LegalVersion, doer: Doer, now: Date): LegalAction[] =>
  machine.actionsFor(version, doer, now);
