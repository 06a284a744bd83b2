import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { expectVersion, found } from '../../load.ts';
import { Milestone } from './milestone.entity.ts';
import type { Project } from './project.entity.ts';
import { workOnProject } from './own-project.ts';

interface At {
  id: string;
  milestoneId: string;
  version: number;
}

export const addMilestone = async (
  write: Write<Actor>,
  { id, title, dueOn }: { id: string; title: string; dueOn: string | null },
): Promise<void> => {
  const { em, now } = write;
  const { change } = await workOnProject(write, id, 'editMilestones');
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
  const { project, change } = await workOnProject(write, at.id, 'editMilestones');
  const milestone = await ownMilestone(write, project, at);
  write.em.remove(milestone);
  record(
    write,
    { entity: 'project', id: at.id },
    { ...change, action: 'removeMilestone' },
    { details: { title: milestone.title } },
  );
};

export const tickMilestone = async (write: Write<Actor>, at: At & { done: boolean }): Promise<void> => {
  const { project, change } = await workOnProject(write, at.id, 'completeMilestone');
  const milestone = await ownMilestone(write, project, at);
  milestone.tick(at.done, write.now);
  const action = at.done ? 'completeMilestone' : 'reopenMilestone';
  record(write, { entity: 'project', id: at.id }, { ...change, action }, { details: { title: milestone.title } });
};
