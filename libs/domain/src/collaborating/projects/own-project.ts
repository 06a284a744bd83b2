import type { ProjectStatus } from '@psp/contracts/project-statuses';
import { sql } from 'kysely';
import { type Acted, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import { type Checked, Project } from './project.entity.ts';

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

/** Notes work on a locked project whose own row does not change. Its version stays, so that open pages are not out of date. */
export const touchProject = async ({ db, now }: Write<unknown>, { id }: Project): Promise<void> => {
  await db.run(sql`update project set updated_at = ${now} where id = ${id}`);
};

/** Locks a project of the actor's organisation for an action that changes only other rows. Throws `not_found`, `action.not_allowed`. */
export const workOnProject = async (
  write: Write<Actor>,
  id: string,
  action: Checked,
): Promise<{ project: Project; change: Change<ProjectStatus> }> => {
  const project = await ownProject(write, id);
  const change = project.check(action, write.actor, write.now);
  await touchProject(write, project);
  return { project, change };
};
