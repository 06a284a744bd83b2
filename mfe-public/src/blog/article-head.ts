import type { ArticleView } from '@psp/contracts/articles';
import { pictureAddress } from '@psp/contracts/images';
import type { PageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { strings } from './strings.ts';

/** What search engines and pages that quote the article are told of it. */
export function articleHead(article: ArticleView): PageHead {
  const { id, title, excerpt, author, publishedAt, category, cover } = article;
  const path = `/blog/${id}`;
  const image = cover ? pictureAddress(cover) : undefined;
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
  return { title, description: excerpt, path, image, type: 'article', jsonLd: [described, trail] };
}
