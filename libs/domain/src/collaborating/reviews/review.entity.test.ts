import { describe, expect, test } from '@jest/globals';
import type { ReviewStatus } from '@psp/contracts/reviews';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { Project } from '../projects/project.entity.ts';
import { everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { moderationActions, Review, reviewActions, reviewStatus } from './review.entity.ts';

const NOW = new Date('2026-03-20T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const uatId = newId();
const firmaId = newId();
const actors = everybody(uatId, firmaId);
const project = Object.assign(new Project(), { id: newId(), uatId, firmaId });
const marks = { rating: 5, quality: 5, timeliness: 4, communication: 5, price: 4, body: 'Foarte bine.' };

const reviewIn = (status: ReviewStatus): Review =>
  Object.assign(Review.write(actors['uatEditor'] as Actor, project, marks, NOW), {
    publishedAt: status === 'hidden' ? null : NOW,
    reply: status === 'replied' ? 'Mulțumim.' : null,
    removedAt: status === 'removed' ? NOW : null,
  });

type Tried = 'publish' | 'reply' | 'keep' | 'remove' | 'restore';
const casesOf = (when: { completedAt: Date; bothWritten: boolean }, publish: string[]) => ({
  states: ['hidden', 'published', 'replied', 'removed'] as const,
  actors,
  allowed: {
    publish: { hidden: publish },
    reply: { published: FIRMA_WRITERS },
    keep: { published: ['admin'], replied: ['admin'] },
    remove: { published: ['admin'], replied: ['admin'] },
    restore: { removed: ['admin'] },
  },
  leadsTo: { publish: 'published', reply: 'replied', remove: 'removed', restore: 'published' } as const,
  attempt: (state: ReviewStatus, action: Tried, doer: Doer) => {
    const review = reviewIn(state);
    const attempts: Record<Tried, () => unknown> = {
      publish: () => review.publish(doer, when, NOW),
      reply: () => review.answer(doer, 'Mulțumim.', NOW),
      keep: () => review.keep(doer, NOW),
      remove: () => review.remove(doer, NOW),
      restore: () => review.restore(doer, NOW),
    };
    attempts[action]();
    return reviewStatus(review);
  },
  listed: (status: ReviewStatus, doer: Doer) => {
    const facts = { status, subjectId: firmaId, ...when };
    return [...reviewActions(facts, doer, NOW), ...moderationActions(facts, doer, NOW)];
  },
  unlisted: ['publish' as const],
});

describe('a review of a firm after both sides have written one', () =>
  everyCase(casesOf({ completedAt: daysAgo(1), bothWritten: true }, ['system'])));
describe('a review of a firm that has not written one, on day 13', () =>
  everyCase(casesOf({ completedAt: daysAgo(13), bothWritten: false }, [])));
describe('a review of a firm that has not written one, on day 14', () =>
  everyCase(casesOf({ completedAt: daysAgo(14), bothWritten: false }, ['system'])));

test('each side reviews the other', () => {
  expect(reviewIn('hidden')).toMatchObject({ authorId: uatId, subjectId: firmaId, rating: 5 });
  expect(Review.write(actors['firmaEditor'] as Actor, project, marks, NOW)).toMatchObject({
    authorId: firmaId,
    subjectId: uatId,
  });
});

test('a restored review is in the state in which it was removed, and its version changes when it is kept', () => {
  const admin = actors['admin'] as Actor;
  const review = reviewIn('replied');
  review.remove(admin, NOW);
  expect(reviewStatus(review)).toBe('removed');
  expect(review.restore(admin, NOW)).toEqual({ action: 'restore', from: 'removed', to: 'replied' });
  review.keep(admin, NOW);
  expect(review).toMatchObject({ keptAt: NOW, reply: 'Mulțumim.' });
});
