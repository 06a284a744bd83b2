import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicLegislationOperations } from '@psp/contracts/legislation-operations';
import { listActs, readAct } from '@psp/domain/knowledge/legislation/queries';

/** Acts that visitors may read. */
export const legislationRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicLegislationOperations, {
    list: ({ db }, query) => shareRead(`legislation ${JSON.stringify(query)}`, () => listActs(db, null, query)),
    view: ({ db, now }, { id, on }) => readAct(db, null, id, on, now),
  });
