import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { expectVersion, found } from '../../load.ts';
import { Milestone } from './milestone.entity.ts';
import type { Project } from './project.entity.ts';
import { ownProject } from './own-project.ts';

interface At {
  id: string;
  milestoneId: string;
  version: number;
}

export const addMilestone = async (
  write: Write<Actor>,
  { id, title, dueOn }: { id: string; title: string; dueOn: string | null },
): Promise<void> => {
  const { em, actor, now } = write;
  const project = await ownProject(write, id);
  const change = project.check('editMilestones', actor, now);
  em.persist(Milestone.of(id, title, dueOn, now));
  record(write, { entity: 'project', id }, { ...change, action: 'addMilestone' }, { details: { title } });
};

const ownMilestone = async (
  write: Write<Actor>,
  project: Project,
  { milestoneId, version }: At,
): Promise<Milestone> => {
  const milestone = found(await write.em.findOne(Milestone, { id: milestoneId, projectId: project.id }));
  expectVersion(milestone, version);
  return milestone;
};

export const removeMilestone = async (write: Write<Actor>, at: At): Promise<void> => {
  const { em, actor, now } = write;
  const project = await ownProject(write, at.id);
  const change = project.check('editMilestones', actor, now);
  const milestone = await ownMilestone(write, project, at);
  em.remove(milestone);
  record(
    write,
    { entity: 'project', id: at.id },
    { ...change, action: 'removeMilestone' },
    { details: { title: milestone.title } },
  );
};

export const tickMilestone = async (write: Write<Actor>, at: At & { done: boolean }): Promise<void> => {
  const { actor, now } = write;
  const project = await ownProject(write, at.id);
  const change = project.check('completeMilestone', actor, now);
  const milestone = await ownMilestone(write, project, at);
  milestone.tick(at.done, now);
  const action = at.done ? 'completeMilestone' : 'reopenMilestone';
  record(write, { entity: 'project', id: at.id }, { ...change, action }, { details: { title: milestone.title } });
};
