import { describe, expect, test } from '@jest/globals';
import type { QuestionAction } from '@psp/contracts/questions';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Question, questionActions, type QuestionStatus } from './question.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const firmaId = newId();
const actors = everybody(uatId, firmaId);

const questionIn = (status: QuestionStatus): Question =>
  Object.assign(Question.ask(actors['firmaEditor'] as Actor, newId(), 'Câte fișe sunt?', NOW), {
    answer: status === 'answered' ? '14.200' : null,
  });

const casesOf = (requestOpen: boolean, allowed: Record<QuestionAction, Partial<Record<QuestionStatus, string[]>>>) => ({
  states: ['open', 'answered'] as const,
  actors,
  allowed,
  leadsTo: { answer: 'answered' } as const,
  attempt: (state: QuestionStatus, _: QuestionAction, doer: Doer) =>
    questionIn(state).reply(doer as Actor, { uatId, requestOpen }, '14.200', NOW).to,
  listed: (status: QuestionStatus, doer: Doer) => questionActions({ status, uatId, requestOpen }, doer, NOW),
});

describe('a question about an open request', () => everyCase(casesOf(true, { answer: { open: UAT_WRITERS } })));
describe('a question about a closed request', () => everyCase(casesOf(false, { answer: {} })));

test('an answer records its author and time', () => {
  const question = questionIn('open');
  question.reply(actors['uatEditor'] as Actor, { uatId, requestOpen: true }, '14.200', NOW);
  expect(question).toMatchObject({
    answer: '14.200',
    answeredAt: NOW,
    answeredBy: (actors['uatEditor'] as Actor).accountId,
  });
});
