import { describe, expect, test } from '@jest/globals';
import { type ProjectAction } from '@psp/contracts/projects';
import { PROJECT_STATUSES, type ProjectStatus } from '@psp/contracts/project-statuses';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { Offer } from '../../sourcing/offers/offer.entity.ts';
import { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import { everybody, FIRMA_WRITERS, UAT_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Project, projectActions } from './project.entity.ts';

const NOW = new Date('2026-03-05T23:30:00Z');
const uatId = newId();
const firmaId = newId();
const actors = everybody(uatId, firmaId);
const EITHER = [...UAT_WRITERS, ...FIRMA_WRITERS];

const projectIn = (status: ProjectStatus, more: Partial<Project> = {}): Project =>
  Object.assign(new Project(), { id: newId(), uatId, firmaId, status, progress: 40, closedAt: null, ...more });

const perform = (project: Project, action: ProjectAction, doer: Doer): void => {
  const attempts: Record<ProjectAction, () => unknown> = {
    start: () => project.start(doer, NOW),
    addFiles: () => project.check('addFiles', doer, NOW),
    amend: () => project.check('amend', doer, NOW),
    setProgress: () => project.setProgress(doer, 55, NOW),
    editMilestones: () => project.check('editMilestones', doer, NOW),
    completeMilestone: () => project.check('completeMilestone', doer, NOW),
    pause: () => project.pause(doer, 'Așteptăm avizul.', NOW),
    resume: () => project.resume(doer, NOW),
    deliver: () => project.deliver(doer, NOW),
    requestChanges: () => project.requestChanges(doer, 'Lipsește manualul.', NOW),
    accept: () => project.accept(doer, 'Fără observații.', NOW),
    close: () => project.close(doer, 'Solicitarea a fost anulată.', NOW),
    cancel: () => project.cancel(doer, 'Firma nu mai există.', NOW),
    remind: () => project.check('remind', doer, NOW),
    makeNote: () => project.check('makeNote', doer, NOW),
    review: () => project.check('review', doer, NOW),
  };
  attempts[action]();
};

const leadsTo = {
  start: 'in_progress',
  pause: 'on_hold',
  resume: 'in_progress',
  deliver: 'review',
  requestChanges: 'in_progress',
  accept: 'completed',
  close: 'on_hold',
  cancel: 'on_hold',
} as const;
const byState = <T>(states: ProjectStatus[], who: T): Partial<Record<ProjectStatus, T>> =>
  Object.fromEntries(states.map((state) => [state, who]));
const running = {
  start: { planning: EITHER },
  setProgress: { in_progress: FIRMA_WRITERS },
  addFiles: byState(['planning', 'in_progress', 'on_hold', 'review'], EITHER),
  amend: byState(['planning', 'in_progress', 'on_hold', 'review'], EITHER),
  editMilestones: byState(['planning', 'in_progress'], EITHER),
  completeMilestone: { in_progress: FIRMA_WRITERS },
  pause: { in_progress: UAT_WRITERS },
  resume: { on_hold: UAT_WRITERS },
  deliver: { in_progress: FIRMA_WRITERS },
  requestChanges: { review: UAT_WRITERS },
  accept: { review: UAT_WRITERS },
  close: byState(['planning', 'in_progress', 'on_hold', 'review'], ['system']),
  cancel: byState(['planning', 'in_progress', 'on_hold', 'review'], ['admin']),
  remind: byState(['planning', 'in_progress', 'on_hold', 'review'], ['admin']),
  makeNote: { completed: EITHER },
  review: { completed: EITHER },
};
const NOTHING = Object.fromEntries(Object.keys(running).map((action) => [action, {}])) as Record<ProjectAction, object>;

const casesOf = (more: Partial<Project>, allowed: Record<ProjectAction, Partial<Record<ProjectStatus, string[]>>>) => ({
  states: PROJECT_STATUSES,
  actors,
  allowed,
  leadsTo,
  attempt: (state: ProjectStatus, action: ProjectAction, doer: Doer) => {
    const project = projectIn(state, more);
    perform(project, action, doer);
    return project.status;
  },
  listed: (state: ProjectStatus, doer: Doer) => projectActions(projectIn(state, more), doer, NOW),
});

describe('a project under way', () => everyCase(casesOf({}, running)));
describe('a project on which somebody works', () =>
  everyCase(casesOf({ updatedAt: NOW, dueOn: '2026-03-06' }, { ...running, remind: {} })));
describe('a project past its due date', () => everyCase(casesOf({ updatedAt: NOW, dueOn: '2026-03-05' }, running)));
describe('a project whose request was cancelled', () =>
  everyCase(
    casesOf({ closedAt: NOW }, { ...NOTHING, makeNote: { completed: EITHER }, review: { completed: EITHER } }),
  ));

test('the due date is the offered number of days after acceptance, by the calendar of Bucharest', () => {
  const request = Object.assign(new ServiceRequest(), { id: newId(), organisationId: uatId, title: 'Audit' });
  const offer = Object.assign(new Offer(), { id: newId(), organisationId: firmaId, deliveryDays: 10 });
  expect(Project.open(request, offer, NOW)).toMatchObject({
    status: 'planning',
    progress: 0,
    dueOn: '2026-03-16',
    uatId,
    firmaId,
  });
});

test('a delivery sets the progress to 100 and clears the requested changes', () => {
  const project = projectIn('in_progress', { changesReason: 'Lipsește manualul.' });
  project.deliver(actors['firmaEditor'] as Actor, NOW);
  expect(project).toMatchObject({ progress: 100, changesReason: null, deliveredAt: NOW });
});

test.each([
  [40, 40],
  [100, 90],
])('work at %i percent when it was delivered stands at %i when changes are asked', (before, after) => {
  const project = projectIn('in_progress', { progress: before });
  project.deliver(actors['firmaEditor'] as Actor, NOW);
  project.requestChanges(actors['uatEditor'] as Actor, 'Lipsește manualul.', NOW);
  expect(project).toMatchObject({ status: 'in_progress', progress: after });
});

test('resuming removes the reason of the pause', () => {
  const project = projectIn('in_progress');
  project.pause(actors['uatEditor'] as Actor, 'Așteptăm avizul.', NOW);
  expect(project.holdReason).toBe('Așteptăm avizul.');
  project.resume(actors['uatEditor'] as Actor, NOW);
  expect(project.holdReason).toBeNull();
});
