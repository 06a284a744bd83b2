import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicArticleOperations } from '@psp/contracts/articles';
import { type FeedArticle, listArticles, newestForFeed, readArticle } from '@psp/domain/publishing/articles/queries';
import { Feed } from 'feed';
import { countArticleView } from '../count-view.ts';
import { strings } from './strings.ts';

const FEED_PATH = '/api/public/articles/rss.xml';

/* Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const withoutInvalid = (text: string): string => text.replace(NOT_IN_XML, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Escapes plain text for a field that readers parse as HTML. */
const asHtml = (text: string): string => withoutInvalid(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Makes the paths in a text absolute, because it is read outside the portal. */
const withAbsolutePaths = (html: string, origin: string): string =>
  withoutInvalid(html).replace(/ (href|src)="\//g, ` $1="${origin}/`);

/** Returns an RSS 2.0 feed of the articles, which are sorted newest first. `origin`: scheme, host and port of the portal. */
export function feedOf(articles: readonly FeedArticle[], origin: string): string {
  const feed = new Feed({
    title: strings.feedTitle,
    description: strings.feedDescription,
    link: `${origin}/blog`,
    feed: origin + FEED_PATH,
    language: 'ro',
    generator: false,
    // The date of the newest article, so that the same articles always result in the same feed.
    updated: new Date(articles[0]?.publishedAt ?? 0),
  });
  for (const { id, title, excerpt, body, author, category, publishedAt } of articles) {
    feed.addItem({
      title: asHtml(title),
      link: `${origin}/blog/${id}`,
      date: new Date(publishedAt),
      description: asHtml(excerpt),
      content: withAbsolutePaths(body, origin),
      category: [{ name: withoutInvalid(category) }],
      extensions: [{ name: 'dc:creator', objects: { _text: withoutInvalid(author) } }],
    });
  }
  return feed.rss2();
}

export const articleRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  implement(app, 'public', publicArticleOperations, {
    list: ({ db }, query) => shareRead(`articles ${JSON.stringify(query)}`, () => listArticles(db, query)),
    feed: async ({ db }, _, reply) => {
      const articles = await newestForFeed(db);
      return reply.type('application/rss+xml; charset=utf-8').send(feedOf(articles, publicOrigin));
    },
    view: ({ db }, { id }) => readArticle(db, id, publicOrigin),
    countView: countArticleView,
  });
};
