import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { moderatedSolutionOperations } from '@psp/contracts/moderated-solutions';
import { listSolutionsForAdmin, readSolutionForAdmin } from '@psp/domain/presenting/solutions/admin-queries';
import { keepSolution, restoreSolution, withdrawSolution } from '@psp/domain/presenting/solutions/commands';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readSolutionForAdmin(db, actor, id, now);
const decision = actsOn(viewOf);

/** Solutions of firms in the marketplace, and the association's decisions on them. */
export const solutionRoutes = (app: PortalApp): void =>
  implement(app, 'admin', moderatedSolutionOperations, {
    list: ({ db }, query) => listSolutionsForAdmin(db, query),
    view: (read, { id }) => viewOf(read, id),
    keep: decision(keepSolution),
    withdraw: decision(withdrawSolution),
    restore: decision(restoreSolution),
  });
