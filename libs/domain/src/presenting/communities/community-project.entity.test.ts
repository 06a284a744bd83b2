import { describe, expect, test } from '@jest/globals';
import { COMMUNITY_PROJECT_ACTIONS, type CommunityProjectAction } from '@psp/contracts/communities';
import { PROJECT_STATUSES, type ProjectStatus } from '@psp/contracts/project-statuses';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, UAT_PRESENTERS } from '../../testing/actors.ts';
import { aCommunityProject } from '../../testing/communities.ts';
import { everyCase } from '../../testing/every-case.ts';
import { CommunityProject, communityProjectActions } from './community-project.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uatId = newId();
const actors = everybody(uatId, newId());
const editor = actors['uatEditor'] as Actor;

const projectIn = (status: ProjectStatus, projectId: string | null): CommunityProject =>
  Object.assign(CommunityProject.of(newId(), aCommunityProject({ projectId })), { status, progress: 40 });

const leadsTo = {
  start: 'in_progress',
  pause: 'on_hold',
  resume: 'in_progress',
  evaluate: 'review',
  continue: 'in_progress',
  complete: 'completed',
} as const;
const everywhere = (who: string[]) => Object.fromEntries(PROJECT_STATUSES.map((status) => [status, who]));
const NOBODY = Object.fromEntries(COMMUNITY_PROJECT_ACTIONS.map((action) => [action, {}])) as Record<
  CommunityProjectAction,
  Partial<Record<ProjectStatus, string[]>>
>;
const written = (organisationId: string | null) => {
  const all = organisationId ? [...UAT_PRESENTERS, 'admin'] : ['admin'];
  return { edit: everywhere(all), remove: everywhere(all) };
};
const moved = (keepers: string[]) => ({
  start: { planning: keepers },
  setProgress: { in_progress: keepers },
  pause: { in_progress: keepers },
  resume: { on_hold: keepers },
  evaluate: { in_progress: keepers },
  continue: { review: keepers },
  complete: { review: keepers },
});

const casesOf = (organisationId: string | null, projectId: string | null, allowed: typeof NOBODY) => ({
  states: PROJECT_STATUSES,
  actors,
  allowed,
  leadsTo,
  attempt: (state: ProjectStatus, action: CommunityProjectAction, doer: Doer) => {
    const project = projectIn(state, projectId);
    const keeper = { organisationId };
    if (action === 'edit') project.edit(doer, keeper, aCommunityProject({ projectId }), NOW);
    else if (action === 'setProgress') project.setProgress(doer, keeper, 55, NOW);
    else if (action === 'complete') project.complete(doer, keeper, NOW);
    else project.move(action, doer, keeper, NOW);
    return project.status;
  },
  listed: (status: ProjectStatus, doer: Doer) =>
    communityProjectActions({ status, projectId, organisationId }, doer, NOW),
});

describe('a project without a partner', () =>
  everyCase(casesOf(uatId, null, { ...NOBODY, ...written(uatId), ...moved(UAT_PRESENTERS) })));
describe('a project of an authority that has not joined', () =>
  everyCase(casesOf(null, null, { ...NOBODY, ...written(null), ...moved(['admin']) })));
describe('a project that is a collaboration with a partner', () =>
  everyCase(casesOf(uatId, newId(), { ...NOBODY, ...written(uatId) })));

test('a completed project has a progress of 100', () => {
  const project = projectIn('review', null);
  project.complete(editor, { organisationId: uatId }, NOW);
  expect(project).toMatchObject({ status: 'completed', progress: 100 });
});
