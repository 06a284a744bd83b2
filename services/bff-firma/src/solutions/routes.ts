import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import { ownSolutionOperations } from '@psp/contracts/own-solutions';
import type { SolutionContent } from '@psp/contracts/solutions';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { cpvRoutes } from '@psp/features/cpv/server/routes';
import {
  archiveSolution,
  createSolution,
  discardSolution,
  duplicateSolution,
  editSolution,
  publishSolution,
  renewSolution,
  reviseSolution,
} from '@psp/domain/presenting/solutions/commands';
import { listOwnSolutions, readOwnSolution } from '@psp/domain/presenting/solutions/own-queries';
import type { Write } from '@psp/domain/write';

const changedSolution = async ({ db, actor, now }: Write<Actor>, id: string) =>
  found(await readOwnSolution(db, actor, id, now));

const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: (write, _, { id }: Input) => changedSolution(write, id) });

/** The firm's solutions in the marketplace: list, editing, publication, renewal and archiving. */
export const solutionRoutes = (app: PortalApp): void => {
  cpvRoutes(app, 'firma');
  implement(app, 'firma', ownSolutionOperations, {
    list: ({ db, actor }, query) => listOwnSolutions(db, actor, query),
    view: ({ db, actor, now }, { id }) => readOwnSolution(db, actor, id, now),
    create: acting({
      command: (write, { content }: { content: SolutionContent }) => createSolution(write, content),
      answer: changedSolution,
    }),
    addPicture: keepPicture({ isPrivate: true }),
    duplicate: acting({ command: duplicateSolution, answer: changedSolution }),
    edit: step(editSolution),
    publish: step(publishSolution),
    renew: step(renewSolution),
    archive: step(archiveSolution),
    revise: step(reviseSolution),
    discard: discardSolution,
  });
};
