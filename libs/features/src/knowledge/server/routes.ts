import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { knowledgeHubOperations, knowledgeOperations } from '@psp/contracts/knowledge';
import { readKnowledgeHub } from '@psp/domain/knowledge/passages/hub';
import { searchKnowledge } from '@psp/domain/knowledge/passages/search';

/** Registers the search of knowledge for one area. */
export const knowledgeRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, knowledgeOperations, {
    search: ({ db, actor }, query) => searchKnowledge(db, actor, query),
  });

/** Registers what the hub of authorities shows beside its search. */
export const knowledgeHubRoutes = (app: PortalApp): void =>
  implement(app, 'uat', knowledgeHubOperations, {
    hub: ({ db, actor, now }) => readKnowledgeHub(db, actor, now),
  });
