import { articleContent } from '../../moderation/article-page.tsx';
import { moderationQueue } from '../../moderation/queries.ts';
import { panelOf } from '../panel.tsx';

export const ArticlePanel = panelOf({ viewQuery: moderationQueue.viewQuery, contentOf: articleContent });
