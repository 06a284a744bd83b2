import { describe } from '@jest/globals';
import { CONVERSATION_STATUSES, type ConversationAction, type ConversationStatus } from '@psp/contracts/messages';
import type { Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody, FIRMA_WRITERS, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Conversation, conversationActions } from './conversation.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const [uatId, firmaId] = [newId(), newId()];
const actors = everybody(uatId, firmaId);
const WRITERS = [...UAT_WRITERS, ...FIRMA_WRITERS];

interface Obstacles {
  isBlocked?: boolean;
  isLocked?: boolean;
  isSpent?: boolean;
}

const attempt =
  ({ isLocked, ...obstacles }: Obstacles) =>
  (status: ConversationStatus, action: ConversationAction, doer: Doer) => {
    const begun = { uatId, firmaId, subject: 'Registru agricol', requestId: null, projectId: null };
    const starter = anActor({ kind: 'uat', organisationId: uatId });
    const conversation = Object.assign(Conversation.begin(begun, starter, NOW), { status });
    if (isLocked) conversation.lock('Jigniri', NOW);
    conversation.step(action, doer, NOW, obstacles);
    return conversation.status;
  };

const casesOf = (
  obstacles: Obstacles,
  whenOpen: Partial<Record<ConversationAction, Partial<Record<ConversationStatus, string[]>>>>,
) => {
  const always = { pending: WRITERS, active: WRITERS, completed: WRITERS };
  return {
    states: CONVERSATION_STATUSES,
    actors,
    allowed: {
      ...{ write: {}, answer: {}, reopen: {} },
      ...{ note: always, assign: always, report: always, complete: { pending: WRITERS, active: WRITERS } },
      ...whenOpen,
    },
    leadsTo: { answer: 'active', complete: 'completed', reopen: 'active' } as const,
    attempt: attempt(obstacles),
    listed: (status: ConversationStatus, doer: Doer) =>
      conversationActions({ status, uatId, firmaId, startedBy: uatId, isLocked: false, ...obstacles }, doer, NOW),
  };
};

describe('a conversation started by the authority', () =>
  everyCase(
    casesOf(
      {},
      {
        write: { pending: UAT_WRITERS, active: WRITERS },
        answer: { pending: FIRMA_WRITERS },
        reopen: { completed: WRITERS },
      },
    ),
  ));

describe('a conversation in which one side has blocked the other', () => everyCase(casesOf({ isBlocked: true }, {})));

describe('a conversation locked by the association', () => everyCase(casesOf({ isLocked: true }, {})));

describe('a conversation in which a side must wait for the first answer of an unknown organisation', () =>
  everyCase(casesOf({ isSpent: true }, {})));
