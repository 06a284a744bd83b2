import type { ProjectView } from '@psp/contracts/projects';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Write } from '../../write.ts';
import { readProject } from './queries.ts';

/** Reads the project for the actor's side after a change. */
export const changedProject = async ({ db, actor, now }: Write<Actor>, id: string): Promise<ProjectView> =>
  found(await readProject(db, actor, id, now));
