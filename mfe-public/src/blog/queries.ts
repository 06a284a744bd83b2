import type { ArticleView } from '@psp/contracts/articles';
import { readQuery } from '@psp/remote/reads';
import { recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const articleQuery = (id: string) =>
  readQuery<ArticleView>(api, ['public', 'article', id], `/articles/${encodeURIComponent(id)}`);

/** Tells that a person has the article before them; whether it counts is for the service to know. */
export const reportView = (id: string): Promise<void> => api.post(`/articles/${encodeURIComponent(id)}/views`);

export const loadArticle = recordLoader(articleQuery);
