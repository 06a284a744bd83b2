import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { decisionOperations } from '@psp/contracts/decisions';
import { found } from '@psp/domain/load';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { readLastStatement, readStatement } from '@psp/domain/overseeing/decisions/queries';

/** The association's decisions about content of the actor's organisation, and their contests. */
export const decisionRoutes = (app: PortalApp, area: 'uat' | 'firma'): void =>
  implement(app, area, decisionOperations, {
    last: ({ db, actor, now }, query) => readLastStatement(db, actor, query, now),
    contest: acting({
      command: contestDecision,
      answer: async ({ db, actor, now }, _, { id }) => found(await readStatement(db, actor, id, now)),
    }),
  });
