import { describe } from '@jest/globals';
import { TOPIC_STATUSES, type ForumReaders, type TopicAction, type TopicStatus } from '@psp/contracts/forum';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { ForumTopic, topicActions } from './topic.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const [uatId, firmaId] = [newId(), newId()];
const actors = everybody(uatId, firmaId);
const author = actors['uatEditor'] as Actor;

const WRITERS = ['uatOwner', 'uatEditor', 'otherUat', 'firmaOwner', 'firmaEditor', 'otherFirma', 'admin'];
const SHOWN = (who: string[]) => ({ open: who, locked: who });
const DECIDERS = ['uatEditor', 'admin'];

interface Given {
  isPinned?: boolean;
  acceptedId?: string;
  publicAt?: Date;
  readers?: ForumReaders;
}

const aTopic = (status: TopicStatus, given: Given): ForumTopic =>
  Object.assign(ForumTopic.open(author, { title: 'Praguri', category: 'general' }, false, NOW), { status, ...given });

const casesOf = (given: Given, allowed: Partial<Record<TopicAction, Partial<Record<TopicStatus, string[]>>>>) =>
  everyCase<TopicStatus, TopicAction>({
    states: TOPIC_STATUSES,
    actors,
    allowed: {
      reply: { open: WRITERS },
      accept: SHOWN(DECIDERS),
      unaccept: {},
      lock: { open: ['admin'] },
      unlock: { locked: ['admin'] },
      pin: SHOWN(['admin']),
      unpin: {},
      move: SHOWN(['admin']),
      merge: SHOWN(['admin']),
      publish: {},
      unpublish: {},
      ...allowed,
    },
    leadsTo: { lock: 'locked', unlock: 'open', merge: 'merged' },
    attempt: (status: TopicStatus, action: TopicAction, doer: Doer) => {
      const topic = aTopic(status, given);
      topic.step(action, doer, NOW);
      return topic.status;
    },
    listed: (status, doer) => topicActions(aTopic(status, given), doer, NOW),
  });

describe('a topic without an answer', () => casesOf({}, {}));

describe('a solved topic that is pinned', () =>
  casesOf(
    { isPinned: true, acceptedId: newId() },
    { unaccept: SHOWN(DECIDERS), pin: {}, unpin: SHOWN(['admin']), publish: SHOWN(['admin']) },
  ));

describe('a solved topic that visitors read', () =>
  casesOf({ acceptedId: newId(), publicAt: NOW }, { unaccept: SHOWN(DECIDERS), unpublish: SHOWN(['admin']) }));

describe('a solved topic that one side alone reads', () =>
  casesOf({ acceptedId: newId(), readers: 'uat' }, { unaccept: SHOWN(DECIDERS) }));
