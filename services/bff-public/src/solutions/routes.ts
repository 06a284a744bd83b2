import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicSolutionOperations } from '@psp/contracts/solutions';
import { listMarket, readSolution } from '@psp/domain/presenting/solutions/queries';
import { countsPageView } from '../count-view.ts';

export const solutionRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicSolutionOperations, {
    list: ({ db }, query) => shareRead(`solutions ${JSON.stringify(query)}`, () => listMarket(db, query)),
    view: ({ db }, { id }) => readSolution(db, id),
    countView: countsPageView('solution'),
  });
