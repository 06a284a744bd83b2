import { defineEntity, p } from '@mikro-orm/core';
import type {
  TrainingAction,
  TrainingCategory,
  TrainingContent,
  TrainingFormat,
  TrainingLevel,
  TrainingStatus,
} from '@psp/contracts/training';
import { type Actor, canWriteFor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const trainingSchema = defineEntity({
  name: 'Training',
  tableName: 'training',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    organisationId: p.uuid().nullable(),
    number: numberOf('next_training_number'),
    status: p.string().$type<TrainingStatus>(),
    category: p.string().$type<TrainingCategory>(),
    title: p.text(),
    description: p.text(),
    provider: p.text(),
    format: p.string().$type<TrainingFormat>(),
    level: p.string().$type<TrainingLevel>(),
    hours: p.decimal('number'),
    price: p.decimal('number'),
    discount: p.integer(),
    sittings: p.json<TrainingContent['sittings']>(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    place: p.text(),
    countyCode: p.text().nullable(),
    onlineUrl: p.text().nullable(),
    poolId: p.uuid(),
    /** Shared by the runs of a course. */
    seriesId: p.uuid(),
    curriculum: p.json<string[]>(),
    instructorName: p.text(),
    instructorAbout: p.text(),
    hasCertificate: p.boolean(),
    completionShare: p.integer(),
    rating: p.decimal('number').nullable(),
    reviewCount: p.integer().default(0),
    publishedAt: p.datetime().nullable(),
    reason: p.text().nullable(),
  },
});

/** What a course says; its seats are kept by its pool. */
export type TrainingText = Omit<TrainingContent, 'seats' | 'closesAt'> & { startsAt: Date; endsAt: Date };

/** What a run of a course has in common with the later ones. */
export type Run = Pick<Training, 'seriesId' | 'rating' | 'reviewCount'>;

/** A course: prepared by the association, or proposed by a firm and approved. */
export class Training extends trainingSchema.class {
  /** `before` is an earlier run of the course, whose reviews it shares. */
  static plan(actor: Actor, poolId: string, text: TrainingText, before: Run | null): Training {
    const isProposal = actor.kind === 'firma';
    const id = newId();
    const none = { publishedAt: null, reason: null, ...(before ?? { seriesId: id, rating: null, reviewCount: 0 }) };
    const own = { id, createdBy: actor.accountId, organisationId: isProposal ? actor.organisationId : null };
    const status = isProposal ? ('proposed' as const) : ('draft' as const);
    return Object.assign(new Training(), { ...own, ...none, status, poolId, ...text });
  }

  edit(doer: Doer, text: TrainingText, now: Date): Change<TrainingStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, text);
    return change;
  }

  /** The firm changes its proposal, which is decided on anew. */
  resend(doer: Doer, text: TrainingText, now: Date): Change<TrainingStatus> {
    const change = machine.apply(this, 'resend', doer, now);
    Object.assign(this, { ...text, reason: null });
    return change;
  }

  /** Publishes a rejected proposal, whose firm contested the decision. */
  reinstate(doer: Doer, now: Date): Change<TrainingStatus> {
    const change = reversal.apply(this, 'reinstate', doer, now);
    Object.assign(this, { publishedAt: now, reason: null });
    return change;
  }

  publish(doer: Doer, action: 'publish' | 'approve', now: Date): Change<TrainingStatus> {
    const change = machine.apply(this, action, doer, now);
    this.publishedAt = now;
    return change;
  }

  end(doer: Doer, action: 'reject' | 'cancel', reason: string, now: Date): Change<TrainingStatus> {
    const change = machine.apply(this, action, doer, now);
    this.reason = reason;
    return change;
  }
}
trainingSchema.setClass(Training);

/** The columns that decide what may be done with a course. */
export type TrainingFacts = Pick<Training, 'status' | 'organisationId'> & { startsAt: Date; endsAt: Date };

const refuse = (isRefused: boolean) => (isRefused ? ('training.past' as const) : null);
const hasBegun = ({ startsAt }: TrainingFacts, now: Date) => refuse(startsAt <= now);
const isPast = ({ endsAt }: TrainingFacts, now: Date) => refuse(endsAt <= now);
const isOwnFirm = (doer: Doer, { organisationId }: TrainingFacts): boolean =>
  doer.kind === 'firma' && Boolean(organisationId && canWriteFor(doer, organisationId));

const machine = stateMachine<TrainingFacts, TrainingStatus, TrainingAction>({
  edit: {
    from: ['draft', 'published'],
    by: isAdmin,
    unless: (one, now) => refuse(one.status !== 'draft' && one.endsAt <= now),
  },
  resend: { from: ['proposed', 'rejected'], to: 'proposed', by: isOwnFirm },
  publish: { from: ['draft'], to: 'published', by: isAdmin, unless: hasBegun },
  approve: { from: ['proposed'], to: 'published', by: isAdmin, unless: hasBegun },
  reject: { from: ['proposed'], to: 'rejected', by: isAdmin },
  cancel: { from: ['draft', 'published'], to: 'cancelled', by: isAdmin, unless: isPast },
});

/* Not an action of its own: only the end of a contest does it. */
const reversal = stateMachine<TrainingFacts, TrainingStatus, 'reinstate'>({
  reinstate: { from: ['rejected'], to: 'published', by: isAdmin, unless: hasBegun },
});

/** What the doer may do with the course now. */
export const trainingActions = (training: TrainingFacts, doer: Doer, now: Date): TrainingAction[] =>
  machine.actionsFor(training, doer, now);
