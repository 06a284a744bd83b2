import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion, found } from '../../load.ts';
import { Milestone } from './milestone.entity.ts';
import type { Project } from './project.entity.ts';
import { ownProject } from './steps.ts';

interface At {
  id: string;
  milestoneId: string;
  version: number;
}

export const addMilestone = async (
  em: EntityManager,
  actor: Actor,
  { id, title, dueOn }: { id: string; title: string; dueOn: string | null },
  now: Date,
): Promise<void> => {
  const project = await ownProject(em, actor, id);
  const change = project.editMilestones(actor, now);
  em.persist(Milestone.of(id, title, dueOn, now));
  record(em, actor, { entity: 'project', id }, { ...change, action: 'addMilestone' }, { details: { title } });
};

const ownMilestone = async (em: EntityManager, project: Project, { milestoneId, version }: At): Promise<Milestone> => {
  const milestone = found(await em.findOne(Milestone, { id: milestoneId, projectId: project.id }));
  expectVersion(milestone, version);
  return milestone;
};

export const removeMilestone = async (em: EntityManager, actor: Actor, at: At, now: Date): Promise<void> => {
  const project = await ownProject(em, actor, at.id);
  const change = project.editMilestones(actor, now);
  const milestone = await ownMilestone(em, project, at);
  em.remove(milestone);
  record(
    em,
    actor,
    { entity: 'project', id: at.id },
    { ...change, action: 'removeMilestone' },
    { details: { title: milestone.title } },
  );
};

export const tickMilestone = async (
  em: EntityManager,
  actor: Actor,
  at: At & { done: boolean },
  now: Date,
): Promise<void> => {
  const project = await ownProject(em, actor, at.id);
  const change = project.completeMilestone(actor, now);
  const milestone = await ownMilestone(em, project, at);
  milestone.tick(at.done, now);
  const action = at.done ? 'completeMilestone' : 'reopenMilestone';
  record(em, actor, { entity: 'project', id: at.id }, { ...change, action }, { details: { title: milestone.title } });
};
