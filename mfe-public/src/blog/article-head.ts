import type { ArticleView } from '@psp/contracts/articles';
import { pictureVersion } from '@psp/contracts/picture-address';
import type { PageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { strings } from './strings.ts';

/** What search engines and pages that quote the article are told of it. */
export function articleHead(article: ArticleView): PageHead {
  const { id, title, excerpt, author, publishedAt, category, cover, coverAlt } = article;
  const path = `/blog/${id}`;
  const version = cover && pictureVersion(cover);
  const image = version?.path;
  const described = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: publishedAt,
    articleSection: category.name,
    inLanguage: 'ro',
    author: { '@type': 'Organization', name: author.name },
    mainEntityOfPage: path,
    url: path,
    ...(image ? { image } : {}),
  };
  const trail = breadcrumbOf([
    { label: strings.title, href: '/blog' },
    { label: title, href: path },
  ]);
  return {
    ...{ title, kind: strings.kind, description: excerpt, path, type: 'article', jsonLd: [described, trail] },
    ...{ image, imageSize: version ?? undefined, imageAlt: coverAlt },
  };
}
