import { ASSOCIATION_ARTICLES } from './articles-association.ts';
import { COMMUNITY_ARTICLES } from './articles-communities.ts';
import { DIGITAL_ARTICLES } from './articles-digital.ts';
import { LAW_ARTICLES } from './articles-law.ts';
import { MONEY_ARTICLES } from './articles-money.ts';
import { PROCUREMENT_ARTICLES } from './articles-procurement.ts';
import { PROJECT_ARTICLES } from './articles-projects.ts';
import { RESULT_ARTICLES } from './articles-results.ts';
import type { ArticleSource } from './articles-source.ts';

/** Sixty articles. */
export const ARTICLES: readonly ArticleSource[] = [
  ...COMMUNITY_ARTICLES,
  ...PROCUREMENT_ARTICLES,
  ...LAW_ARTICLES,
  ...DIGITAL_ARTICLES,
  ...MONEY_ARTICLES,
  ...PROJECT_ARTICLES,
  ...RESULT_ARTICLES,
  ...ASSOCIATION_ARTICLES,
];
