import { describe } from '@jest/globals';
import { ANSWER_STATUSES, type AnswerAction, type AnswerStatus } from '@psp/contracts/consultations';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { answerActions, ConsultationAnswer } from './answer.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const firmaId = newId();
const actors = everybody(newId(), firmaId);
const content = { method: 'Lucrăm pe străzi.', term: '', questions: '' };

const casesOf = (open: boolean, allowed: Record<AnswerAction, Partial<Record<AnswerStatus, string[]>>>) => ({
  states: ANSWER_STATUSES,
  actors,
  allowed,
  leadsTo: { submit: 'submitted', withdraw: 'withdrawn' } as const,
  attempt: (status: AnswerStatus, action: AnswerAction, doer: Doer) => {
    const answer = Object.assign(ConsultationAnswer.begin(actors['firmaEditor'] as Actor, newId(), NOW), { status });
    const asked = { revision: 2, open };
    if (action === 'submit') answer.submit(doer, asked, content, NOW);
    else answer.withdraw(doer, asked, NOW);
    return answer.status;
  },
  listed: (status: AnswerStatus, doer: Doer) => answerActions({ status, organisationId: firmaId, open }, doer, NOW),
});

describe('an answer while the consultation is open', () =>
  everyCase(
    casesOf(true, {
      submit: { submitted: FIRMA_WRITERS, withdrawn: FIRMA_WRITERS },
      withdraw: { submitted: FIRMA_WRITERS },
    }),
  ));

describe('an answer after the opening', () => everyCase(casesOf(false, { submit: {}, withdraw: {} })));
