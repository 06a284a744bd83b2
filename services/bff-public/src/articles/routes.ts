import { implement } from '@psp/bff-kit/implement';
import { shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicArticleOperations } from '@psp/contracts/articles';
import { listArticles, newestForFeed, readArticle } from '@psp/domain/publishing/articles/queries';
import { countArticleView } from '../count-view.ts';
import { feedOf } from './feed.ts';

export const articleRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  implement(app, 'public', publicArticleOperations, {
    list: ({ db }, query) => shared(`articles ${JSON.stringify(query)}`, () => listArticles(db, query)),
    feed: async ({ db }, _, reply) => {
      const articles = await newestForFeed(db);
      return reply.type('application/rss+xml; charset=utf-8').send(feedOf(articles, publicOrigin));
    },
    view: ({ db }, { id }) => readArticle(db, id, publicOrigin),
    countView: countArticleView,
  });
};
