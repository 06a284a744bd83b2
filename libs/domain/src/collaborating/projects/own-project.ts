import { type Acted, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import type { Write } from '../../write.ts';
import { Project } from './project.entity.ts';

/** Projects in which the actor's organisation is one of the two sides. */
export const own: Acted<Project> = {
  entity: 'project',
  type: Project,
  where: (id, { kind, organisationId }) =>
    kind === 'uat' ? { id, uatId: organisationId } : { id, firmaId: organisationId },
};

/** Locks a project of the actor's organisation until the transaction ends. */
export const ownProject = (write: Write<Actor>, id: string): Promise<Project> =>
  lock(write, Project, own.where(id, write.actor));
