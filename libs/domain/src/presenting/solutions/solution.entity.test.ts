import { describe, expect, test } from '@jest/globals';
import {
  SOLUTION_STATUSES,
  type SolutionAction,
  type SolutionContent,
  type SolutionStatus,
} from '@psp/contracts/solutions';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { aSolution } from '../../testing/solutions.ts';
import { Solution } from './solution.entity.ts';
import { solutionActions } from './transitions.ts';

/* Already the sixth of March in Bucharest. */
const NOW = new Date('2026-03-05T22:30:00Z');
const firmaId = newId();
const actors = everybody(newId(), firmaId);
const owner = actors['firmaOwner'] as Actor;

const solutionIn = (status: SolutionStatus, more: Partial<SolutionContent> = {}): Solution =>
  Object.assign(Solution.draft(owner, aSolution(more), NOW), { status });

const perform = (solution: Solution, action: SolutionAction, doer: Doer): void => {
  const attempts: Record<SolutionAction, () => unknown> = {
    edit: () => solution.edit(doer, aSolution({ title: 'Alt titlu' }), NOW),
    discard: () => solution.discard(doer, NOW),
    publish: () => solution.publish(doer, NOW),
    renew: () => solution.renew(doer, '2026-12-01', NOW),
    archive: () => solution.archive(doer, NOW),
    withdraw: () => solution.withdraw(doer, 'Preț neclar.', NOW),
    restore: () => solution.restore(doer, NOW),
    revise: () => solution.revise(doer, NOW),
  };
  attempts[action]();
};

describe('a solution that is fit to be listed', () =>
  everyCase({
    states: SOLUTION_STATUSES,
    actors,
    allowed: {
      edit: { draft: FIRMA_WRITERS, published: FIRMA_WRITERS, archived: FIRMA_WRITERS },
      discard: { draft: FIRMA_WRITERS },
      publish: { draft: FIRMA_WRITERS, archived: FIRMA_WRITERS },
      renew: { published: FIRMA_WRITERS },
      archive: { published: FIRMA_WRITERS },
      withdraw: { published: ['admin'] },
      restore: { withdrawn: ['admin'] },
      revise: { withdrawn: FIRMA_WRITERS },
    },
    leadsTo: {
      publish: 'published',
      archive: 'archived',
      withdraw: 'withdrawn',
      restore: 'published',
      revise: 'draft',
    },
    attempt: (state: SolutionStatus, action: SolutionAction, doer: Doer) => {
      const solution = solutionIn(state);
      perform(solution, action, doer);
      return solution.status;
    },
    listed: (state: SolutionStatus, doer: Doer) => solutionActions(solutionIn(state), doer, NOW),
  }));

const UNFIT: [string, Partial<SolutionContent>, string][] = [
  ['no description', { description: '' }, 'solution.incomplete'],
  ['no lowest price', { priceMin: null }, 'solution.incomplete'],
  ['no highest price', { priceMax: null }, 'solution.incomplete'],
  ['a validity that is over in Bucharest', { validUntil: '2026-03-05' }, 'solution.validity_past'],
];
test.each(UNFIT)('a draft with %s cannot be published, and the action is not offered', (_, more, code) => {
  const solution = solutionIn('draft', more);
  expect(() => solution.publish(owner, NOW)).toThrow(expect.objectContaining({ code }));
  expect(solutionActions(solution, owner, NOW)).toEqual(['edit', 'discard']);
});
test.each(UNFIT)('a published solution cannot be changed to one with %s', (_, more, code) => {
  expect(() => solutionIn('published').edit(owner, aSolution(more), NOW)).toThrow(expect.objectContaining({ code }));
});

test('a solution that is valid until today may be published, and a free one too', () => {
  const solution = solutionIn('draft', { validUntil: '2026-03-06', priceMin: 0, priceMax: 0 });
  solution.publish(owner, NOW);
  expect(solution).toMatchObject({ status: 'published', publishedAt: NOW });
});

test('only editors of an approved firm can start a solution', () => {
  for (const refused of [
    anActor({ kind: 'uat' }),
    anActor({ kind: 'admin' }),
    anActor({ kind: 'firma', role: 'viewer' }),
    anActor({ kind: 'firma', status: 'pending' }),
  ])
    expect(() => Solution.draft(refused, aSolution(), NOW)).toThrow(
      expect.objectContaining({ code: 'auth.forbidden' }),
    );
});

test('the draft made from a withdrawn solution keeps the reason of the withdrawal', () => {
  const solution = solutionIn('published');
  solution.withdraw(actors['admin'] as Actor, 'Preț neclar.', NOW);
  solution.revise(owner, NOW);
  expect(solution).toMatchObject({ status: 'draft', withdrawnReason: 'Preț neclar.' });
});

test('a solution can be renewed only until a day that has not passed', () => {
  const solution = solutionIn('published', { validUntil: '2026-03-05' });
  expect(() => solution.renew(owner, '2026-03-05', NOW)).toThrow(
    expect.objectContaining({ code: 'solution.validity_past' }),
  );
  solution.renew(owner, '2026-03-06', NOW);
  expect(solution).toMatchObject({ status: 'published', validUntil: '2026-03-06' });
});

test('an edit without code and counties leaves them unchanged, and a copy has them too', () => {
  const solution = solutionIn('published', { cpv: '72000000-5', counties: ['SB', 'CJ', 'SB'] });
  solution.edit(owner, aSolution({ title: 'Alt titlu' }), NOW);
  expect(solution).toMatchObject({ cpvCode: '72000000-5', countyCodes: ['SB', 'CJ'] });
  expect(solution.copy(owner, NOW)).toMatchObject({ cpvCode: '72000000-5', countyCodes: ['SB', 'CJ'] });
  solution.edit(owner, aSolution({ cpv: null, counties: [] }), NOW);
  expect(solution).toMatchObject({ cpvCode: null, countyCodes: [] });
});
