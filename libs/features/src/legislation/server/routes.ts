import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { legislationOperations } from '@psp/contracts/legislation-operations';
import { listActs, readAct } from '@psp/domain/knowledge/legislation/queries';

/** Registers the routes of the acts for one area. */
export const legislationRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, legislationOperations, {
    list: ({ db, actor }, query) => listActs(db, actor, query),
    view: ({ db, actor, now }, { id, on }) => readAct(db, actor, id, on, now),
  });
