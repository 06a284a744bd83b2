import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { articleFavouriteOperations, knowledgeHubOperations, knowledgeOperations } from '@psp/contracts/knowledge';
import { JsonText } from '@psp/domain/json-text';
import { readArticleFavourite, setArticleFavourite } from '@psp/domain/knowledge/opinions/article-favourites';
import { readKnowledgeHub } from '@psp/domain/knowledge/passages/hub';
import { searchKnowledge } from '@psp/domain/knowledge/passages/search';

/** Registers the search of knowledge and the favourite articles of one area. */
export const knowledgeRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  implement(app, kind, knowledgeOperations, {
    search: ({ db, actor }, query) => searchKnowledge(db, actor, query),
  });
  implement(app, kind, articleFavouriteOperations, {
    view: ({ db, actor }, { id }) => readArticleFavourite(db, actor, id),
    favour: acting({
      command: setArticleFavourite,
      answer: async ({ db, actor }, _, { id }) => new JsonText(await readArticleFavourite(db, actor, id)),
    }),
  });
};

/** Registers what the hub of authorities shows beside its search. */
export const knowledgeHubRoutes = (app: PortalApp): void =>
  implement(app, 'uat', knowledgeHubOperations, {
    hub: ({ db, actor, now }) => readKnowledgeHub(db, actor, now),
  });
