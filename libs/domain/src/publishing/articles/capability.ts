import type { Capability } from '../../capability.ts';
import { ArticleRevision } from './article-revision.entity.ts';
import { Article } from './article.entity.ts';

export const articles: Capability = { name: 'articles', entities: [Article, ArticleRevision] };
