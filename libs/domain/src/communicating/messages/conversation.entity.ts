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

/** What a conversation begins with. */
export interface Begun {
  uatId: string;
  firmaId: string;
  subject: string;
  requestId: string | null;
  projectId: string | null;
}

/** Messages between an authority and a firm; it waits until the side that was written to answers. */
export class Conversation extends conversationSchema.class {
  static begin(begun: Begun, actor: Actor, now: Date): Conversation {
    const conversation = new Conversation();
    const whose = { startedBy: actor.organisationId, uatAssigneeId: null, firmaAssigneeId: null };
    const isOpen = { lockedReason: null, lockedAt: null };
    Object.assign(conversation, { id: newId(), status: 'pending', createdAt: now, ...begun, ...whose, ...isOpen });
    return conversation;
  }

  /** Takes a message for the other side: the first answer makes the conversation active, one after its end opens it again. */
  write(doer: Doer, now: Date, bars: Bars = {}): Change<ConversationStatus> {
    if (this.status === 'completed') return this.step('reopen', doer, now, bars);
    const isAnswer = this.status === 'pending' && !canWriteFor(doer, this.startedBy);
    return this.step(isAnswer ? 'answer' : 'write', doer, now, bars);
  }

  step(action: ConversationAction, doer: Doer, now: Date, bars: Bars = {}): Change<ConversationStatus> {
    const { status, uatId, firmaId, startedBy } = this;
    const facts = { status, uatId, firmaId, startedBy, isLocked: this.lockedAt !== null, ...bars };
    const change = machine.apply(facts, action, doer, now);
    this.status = change.to;
    return change;
  }

  /** The association keeps both sides from writing to each other, for a reason that both read. */
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

/** What keeps the doer from writing to the other side. */
interface Bars {
  /** One side takes no messages of the other. */
  isBlocked?: boolean;
  /** The doer's side has written all that a stranger is sent before it answers. */
  isSpent?: boolean;
}

export interface ConversationFacts extends Bars {
  status: ConversationStatus;
  uatId: string;
  firmaId: string;
  startedBy: string;
  /** The association keeps both from writing. */
  isLocked: boolean;
}

const bySide = (doer: Doer, { uatId, firmaId }: ConversationFacts): boolean =>
  canWriteFor(doer, uatId) || canWriteFor(doer, firmaId);
const isHeard = ({ status, startedBy }: ConversationFacts, doer: Doer): boolean =>
  status !== 'pending' || canWriteFor(doer, startedBy);
const unless = ({ isBlocked, isLocked, isSpent }: ConversationFacts): ErrorCode | null => {
  if (isLocked) return 'conversation.locked';
  if (isBlocked) return 'conversation.blocked';
  return isSpent ? 'conversation.unanswered' : null;
};

const machine = stateMachine<ConversationFacts, ConversationStatus, ConversationAction>({
  write: { from: ['pending', 'active'], by: (doer, facts) => bySide(doer, facts) && isHeard(facts, doer), unless },
  answer: {
    from: ['pending'],
    to: 'active',
    by: (doer, facts) => bySide(doer, facts) && !isHeard(facts, doer),
    unless,
  },
  note: { from: ['pending', 'active', 'completed'], by: bySide },
  complete: { from: ['pending', 'active'], to: 'completed', by: bySide },
  reopen: { from: ['completed'], to: 'active', by: bySide, unless },
  assign: { from: ['pending', 'active', 'completed'], by: bySide },
  report: { from: ['pending', 'active', 'completed'], by: bySide },
});

/** What the doer may do with the conversation now. */
export const conversationActions = (facts: ConversationFacts, doer: Doer, now: Date): ConversationAction[] =>
  machine.actionsFor(facts, doer, now);
