import { defineEntity, p } from '@mikro-orm/core';
import type { ErrorCode } from '@psp/contracts/errors';
import type { ConversationAction, ConversationStatus } from '@psp/contracts/messages';
import { type Actor, type Doer, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const conversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    uatId: p.uuid(),
    firmaId: p.uuid(),
    startedBy: p.uuid(),
    subject: p.text(),
    requestId: p.uuid().nullable(),
    projectId: p.uuid().nullable(),
    status: p.string().$type<ConversationStatus>().default('pending'),
    uatAssigneeId: p.uuid().nullable(),
    firmaAssigneeId: p.uuid().nullable(),
    lockedReason: p.text().nullable(),
    lockedAt: p.datetime().nullable(),
    uatAssignments: p.integer().default(0),
    firmaAssignments: p.integer().default(0),
  },
});

/** The sides, subject and context of a new conversation. */
interface NewConversation {
  uatId: string;
  firmaId: string;
  subject: string;
  requestId: string | null;
  projectId: string | null;
}

/** A conversation between an authority and a firm, pending until the side that did not start it answers. */
export class Conversation extends conversationSchema.class {
  static begin(content: NewConversation, actor: Actor, now: Date): Conversation {
    const conversation = new Conversation();
    const people = { startedBy: actor.organisationId, uatAssigneeId: null, firmaAssigneeId: null };
    const unlocked = { lockedReason: null, lockedAt: null };
    Object.assign(conversation, { id: newId(), status: 'pending', createdAt: now, ...content, ...people, ...unlocked });
    return conversation;
  }

  /** Applies the change that a message brings: the first answer activates the conversation, a message after its end reopens it. */
  write(doer: Doer, now: Date, obstacles: Obstacles = {}): Change<ConversationStatus> {
    if (this.status === 'completed') return this.step('reopen', doer, now, obstacles);
    const isAnswer = this.status === 'pending' && !canWriteFor(doer, this.startedBy);
    return this.step(isAnswer ? 'answer' : 'write', doer, now, obstacles);
  }

  step(action: ConversationAction, doer: Doer, now: Date, obstacles: Obstacles = {}): Change<ConversationStatus> {
    const { status, uatId, firmaId, startedBy } = this;
    const facts = { status, uatId, firmaId, startedBy, isLocked: this.lockedAt !== null, ...obstacles };
    const change = machine.apply(facts, action, doer, now);
    this.status = change.to;
    return change;
  }

  /** Prevents both sides from writing messages; both see the reason. */
  lock(reason: string, now: Date): void {
    this.lockedReason = reason;
    this.lockedAt = now;
  }

  unlock(): void {
    this.lockedReason = null;
    this.lockedAt = null;
  }
}
conversationSchema.setClass(Conversation);

/** Conditions that prevent the doer from writing to the other side. */
interface Obstacles {
  /** One side has blocked the other, or the other side is not approved. */
  isBlocked?: boolean;
  /** The doer's side has sent as many messages as allowed to an unknown organisation before it answers. */
  isSpent?: boolean;
}

export interface ConversationFacts extends Obstacles {
  status: ConversationStatus;
  uatId: string;
  firmaId: string;
  startedBy: string;
  /** The association has locked the conversation. */
  isLocked: boolean;
}

const bySide = (doer: Doer, { uatId, firmaId }: ConversationFacts): boolean =>
  canWriteFor(doer, uatId) || canWriteFor(doer, firmaId);
/* False for the side whose first message would be the answer to a pending conversation. */
const hasStartedOrAnswered = ({ status, startedBy }: ConversationFacts, doer: Doer): boolean =>
  status !== 'pending' || canWriteFor(doer, startedBy);
const unless = ({ isBlocked, isLocked, isSpent }: ConversationFacts): ErrorCode | null => {
  if (isLocked) return 'conversation.locked';
  if (isBlocked) return 'conversation.blocked';
  return isSpent ? 'conversation.unanswered' : null;
};

const machine = stateMachine<ConversationFacts, ConversationStatus, ConversationAction>({
  write: {
    from: ['pending', 'active'],
    by: (doer, facts) => bySide(doer, facts) && hasStartedOrAnswered(facts, doer),
    unless,
  },
  answer: {
    from: ['pending'],
    to: 'active',
    by: (doer, facts) => bySide(doer, facts) && !hasStartedOrAnswered(facts, doer),
    unless,
  },
  note: { from: ['pending', 'active', 'completed'], by: bySide },
  complete: { from: ['pending', 'active'], to: 'completed', by: bySide },
  reopen: { from: ['completed'], to: 'active', by: bySide, unless },
  assign: { from: ['pending', 'active', 'completed'], by: bySide },
  report: { from: ['pending', 'active', 'completed'], by: bySide },
});

/** Returns the actions that the doer may take on the conversation now. */
export const conversationActions = (facts: ConversationFacts, doer: Doer, now: Date): ConversationAction[] =>
  machine.actionsFor(facts, doer, now);
