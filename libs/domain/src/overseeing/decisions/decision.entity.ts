import { defineEntity, p } from '@mikro-orm/core';
import {
  CONTEST_DAYS,
  CONTESTABLE,
  type ContentKind,
  type ContestAction,
  type DecidedEntity,
  type DecisionOutcome,
  type DecisionStatus,
} from '@psp/contracts/decision-names';
import { type Actor, canWriteFor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import type { Decided } from '../../decided.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const DAY = 86_400_000;

const decisionSchema = defineEntity({
  name: 'ModerationDecision',
  tableName: 'moderation_decision',
  properties: {
    ...row,
    createdAt,
    entity: p.string().$type<DecidedEntity>(),
    recordId: p.uuid(),
    pageId: p.uuid(),
    kind: p.string().$type<ContentKind>(),
    action: p.string(),
    outcome: p.string().$type<DecisionOutcome>(),
    title: p.text(),
    organisationId: p.uuid(),
    reason: p.text().nullable(),
    decidedBy: p.uuid(),
    waitedSince: p.datetime().nullable(),
    status: p.string().$type<DecisionStatus>().default('final'),
    contest: p.text().nullable(),
    contestedBy: p.uuid().nullable(),
    contestedAt: p.datetime().nullable(),
    answer: p.text().nullable(),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
    restoredAt: p.datetime().nullable(),
  },
});

const KINDS: Record<DecidedEntity, ContentKind> = {
  article: 'articles',
  'article-revision': 'articles',
  solution: 'solutions',
  'forum-post': 'posts',
  library: 'documents',
  training: 'trainings',
  'conversation-report': 'conversations',
  'exchange-project': 'exchange',
  'exchange-question': 'exchange',
  review: 'reviews',
};

/** A decision of the association about content, which its author may contest once. */
export class ModerationDecision extends decisionSchema.class {
  static of(actor: Actor, decided: Decided & { organisationId: string }, now: Date): ModerationDecision {
    const { entity, id: recordId, pageId = recordId, action, outcome, title, organisationId, since, reason } = decided;
    const about = { entity, recordId, pageId, kind: KINDS[entity], action, outcome, title, organisationId };
    const own = { id: newId(), createdAt: now, decidedBy: actor.accountId, reason: reason || null, waitedSince: since };
    const none = {
      contest: null,
      contestedBy: null,
      contestedAt: null,
      answer: null,
      answeredBy: null,
      answeredAt: null,
      restoredAt: null,
    };
    return Object.assign(new ModerationDecision(), { ...own, ...about, ...none, status: 'final' as const });
  }

  /** The author disagrees. Throws `decision.contested_once`, `decision.contest_late` and `decision.not_contestable`. */
  protest(doer: Actor, text: string, now: Date): Change<DecisionStatus> {
    if (this.status !== 'final') throw new DomainError('decision.contested_once');
    const change = machine.apply(this, 'contest', doer, now);
    Object.assign(this, { contest: text, contestedBy: doer.accountId, contestedAt: now });
    return change;
  }

  /** Ends the contest. Throws `decision.own` for the administrator who took the decision. */
  settle(action: ContestAction, doer: Doer, answer: string, now: Date): Change<DecisionStatus> {
    if (isAdmin(doer) && doer.accountId === this.decidedBy) throw new DomainError('decision.own');
    const change = machine.apply(this, action, doer, now);
    Object.assign(this, { answer, answeredBy: doer.accountId, answeredAt: now });
    return change;
  }

  /** Notes that the association published the content again without a contest. */
  lift(now: Date): void {
    if (this.status !== 'reversed') this.restoredAt ??= now;
  }
}
decisionSchema.setClass(ModerationDecision);

/** The columns that decide what may be done with a decision. */
export type DecisionFacts = Pick<
  ModerationDecision,
  'status' | 'organisationId' | 'decidedBy' | 'outcome' | 'createdAt'
>;

/** Until when a decision may be contested. */
export const contestUntil = (at: Date): Date => new Date(at.getTime() + CONTEST_DAYS * DAY);

const byAuthor = (doer: Doer, { organisationId }: DecisionFacts): boolean => canWriteFor(doer, organisationId);
const byOtherAdmin = (doer: Doer, { decidedBy }: DecisionFacts): boolean =>
  isAdmin(doer) && doer.accountId !== decidedBy;

const whyNot = ({ outcome, createdAt: at }: DecisionFacts, now: Date) => {
  if (!(CONTESTABLE as readonly DecisionOutcome[]).includes(outcome)) return 'decision.not_contestable' as const;
  return contestUntil(at) < now ? ('decision.contest_late' as const) : null;
};

const machine = stateMachine<DecisionFacts, DecisionStatus, ContestAction | 'contest'>({
  contest: { from: ['final'], to: 'contested', by: byAuthor, unless: whyNot },
  uphold: { from: ['contested'], to: 'upheld', by: byOtherAdmin },
  reverse: { from: ['contested'], to: 'reversed', by: byOtherAdmin },
  close: { from: ['contested'], to: 'moot', by: (doer, facts) => isSystem(doer) || byOtherAdmin(doer, facts) },
});

/** What the doer may do with the decision now. */
export const decisionActions = (facts: DecisionFacts, doer: Doer, now: Date): (ContestAction | 'contest')[] =>
  machine.actionsFor(facts, doer, now);
