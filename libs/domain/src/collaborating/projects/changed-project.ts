import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectView } from '@psp/contracts/projects';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { readProject } from './queries.ts';

/** The project as its side sees it after the change that this transaction has made so far. */
export const changedProject = async (em: EntityManager, actor: Actor, id: string): Promise<ProjectView> => {
  await em.flush();
  return found(await readProject(within(em), actor, id, new Date()));
};
