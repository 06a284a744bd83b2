import { projectView } from '@psp/contracts/projects';
import type { Actor } from '@psp/domain/actor';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import type { Write } from '@psp/domain/write';

/** Part of each route that changes a project: the answer is the project as it stands then. */
export const changed = {
  view: projectView,
  answer: (write: Write<Actor>, _: unknown, { id }: { id: string }) => changedProject(write, id),
};
