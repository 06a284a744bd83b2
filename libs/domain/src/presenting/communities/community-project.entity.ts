import { defineEntity, p } from '@mikro-orm/core';
import type { CommunityProjectAction } from '@psp/contracts/communities';
import type { CommunityProjectContent } from '@psp/contracts/community-bodies';
import type { ProjectStatus } from '@psp/contracts/project-statuses';
import type { Doer } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { keeps, keepsOrModerates } from './community.entity.ts';

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

/** Whose showcase a project stands in. */
interface Keeper {
  /** Null for an authority that has not joined. */
  organisationId?: string | null | undefined;
}

/**
 * A project in a community's showcase. The authority alone moves one without a partner; one that is a collaboration of the
 * portal shows that one's status and is moved there.
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

  /** One that a file brings, as far as it is there. */
  static imported(
    communityId: string,
    content: CommunityProjectContent,
    state: { status: ProjectStatus; progress: number },
  ): CommunityProject {
    return Object.assign(CommunityProject.of(communityId, content), state);
  }

  edit(doer: Doer, keeper: Keeper, content: CommunityProjectContent, now: Date): Change<ProjectStatus> {
    const change = this.move('edit', doer, keeper, now);
    Object.assign(this, content);
    return change;
  }

  setProgress(doer: Doer, keeper: Keeper, progress: number, now: Date): Change<ProjectStatus> {
    const change = this.move('setProgress', doer, keeper, now);
    this.progress = progress;
    return change;
  }

  complete(doer: Doer, keeper: Keeper, now: Date): Change<ProjectStatus> {
    const change = this.move('complete', doer, keeper, now);
    this.progress = 100;
    return change;
  }

  /** Does one of the others, which change nothing but the status. */
  move(action: CommunityProjectAction, doer: Doer, { organisationId }: Keeper, now: Date): Change<ProjectStatus> {
    const facts = { status: this.status, projectId: this.projectId, organisationId };
    const change = machine.apply(facts, action, doer, now);
    this.status = facts.status;
    return change;
  }
}
communityProjectSchema.setClass(CommunityProject);

/** On what it depends what may be done. */
export type CommunityProjectFacts = Pick<CommunityProject, 'status' | 'projectId'> & Keeper;

const ALL: readonly ProjectStatus[] = ['planning', 'in_progress', 'on_hold', 'review', 'completed'];
const unless = ({ projectId }: CommunityProjectFacts) => (projectId ? ('community.project_follows' as const) : null);

const machine = stateMachine<CommunityProjectFacts, ProjectStatus, CommunityProjectAction>({
  edit: { from: ALL, by: keepsOrModerates },
  remove: { from: ALL, by: keepsOrModerates },
  start: { from: ['planning'], to: 'in_progress', by: keeps, unless },
  setProgress: { from: ['in_progress'], by: keeps, unless },
  pause: { from: ['in_progress'], to: 'on_hold', by: keeps, unless },
  resume: { from: ['on_hold'], to: 'in_progress', by: keeps, unless },
  evaluate: { from: ['in_progress'], to: 'review', by: keeps, unless },
  continue: { from: ['review'], to: 'in_progress', by: keeps, unless },
  complete: { from: ['review'], to: 'completed', by: keeps, unless },
});

/** What the doer may do with the project now. */
export const communityProjectActions = (
  project: CommunityProjectFacts,
  doer: Doer,
  now: Date,
): CommunityProjectAction[] => machine.actionsFor(project, doer, now);
