import { defineEntity, p } from '@mikro-orm/core';
import type { CommunityProjectAction } from '@psp/contracts/communities';
import type { CommunityProjectContent } from '@psp/contracts/community-bodies';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import type { Doer } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { isOwner, isOwnerOrAdmin } from './community.entity.ts';

const communityProjectSchema = defineEntity({
  name: 'CommunityProject',
  tableName: 'community_project',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    communityId: p.uuid(),
    projectId: p.uuid().nullable(),
    title: p.text(),
    description: p.text().default(''),
    status: p.string().$type<ProjectStatus>().default('planning'),
    progress: p.smallint().default(0),
    startsOn: p.date(),
    endsOn: p.date().nullable(),
  },
});

/** Owner of the showcase that lists a project. */
interface Owner {
  /** Null for an authority that has not joined. */
  organisationId?: string | null | undefined;
}

/**
 * A project in a community's showcase. The authority sets the status of a project without a partner; a collaboration of the portal
 * has its own status, which is shown instead.
 */
export class CommunityProject extends communityProjectSchema.class {
  static of(communityId: string, content: CommunityProjectContent): CommunityProject {
    return Object.assign(new CommunityProject(), content, {
      id: newId(),
      communityId,
      status: 'planning',
      progress: 0,
    });
  }

  /** Creates a project from an imported file, with its status and progress. */
  static imported(
    communityId: string,
    content: CommunityProjectContent,
    state: { status: ProjectStatus; progress: number },
  ): CommunityProject {
    return Object.assign(CommunityProject.of(communityId, content), state);
  }

  edit(doer: Doer, owner: Owner, content: CommunityProjectContent, now: Date): Change<ProjectStatus> {
    const change = this.move('edit', doer, owner, now);
    Object.assign(this, content);
    return change;
  }

  setProgress(doer: Doer, owner: Owner, progress: number, now: Date): Change<ProjectStatus> {
    const change = this.move('setProgress', doer, owner, now);
    this.progress = progress;
    return change;
  }

  complete(doer: Doer, owner: Owner, now: Date): Change<ProjectStatus> {
    const change = this.move('complete', doer, owner, now);
    this.progress = 100;
    return change;
  }

  /** Applies an action that changes only the status. */
  move(action: CommunityProjectAction, doer: Doer, { organisationId }: Owner, now: Date): Change<ProjectStatus> {
    const facts = { status: this.status, projectId: this.projectId, organisationId };
    const change = machine.apply(facts, action, doer, now);
    this.status = facts.status;
    return change;
  }
}
communityProjectSchema.setClass(CommunityProject);

/** The columns on which the allowed actions depend. */
export type CommunityProjectFacts = Pick<CommunityProject, 'status' | 'projectId'> & Owner;

const ALL: readonly ProjectStatus[] = ['planning', 'in_progress', 'on_hold', 'review', 'completed'];
const unless = ({ projectId }: CommunityProjectFacts) => (projectId ? ('community.project_follows' as const) : null);

const machine = stateMachine<CommunityProjectFacts, ProjectStatus, CommunityProjectAction>({
  edit: { from: ALL, by: isOwnerOrAdmin },
  remove: { from: ALL, by: isOwnerOrAdmin },
  start: { from: ['planning'], to: 'in_progress', by: isOwner, unless },
  setProgress: { from: ['in_progress'], by: isOwner, unless },
  pause: { from: ['in_progress'], to: 'on_hold', by: isOwner, unless },
  resume: { from: ['on_hold'], to: 'in_progress', by: isOwner, unless },
  evaluate: { from: ['in_progress'], to: 'review', by: isOwner, unless },
  continue: { from: ['review'], to: 'in_progress', by: isOwner, unless },
  complete: { from: ['review'], to: 'completed', by: isOwner, unless },
});

/** Actions that the doer may take on the project at `now`. */
export const communityProjectActions = (
  project: CommunityProjectFacts,
  doer: Doer,
  now: Date,
): CommunityProjectAction[] => machine.actionsFor(project, doer, now);
