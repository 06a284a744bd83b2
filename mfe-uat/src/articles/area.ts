import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { api } from '../common/api.ts';

/** The articles of the authority. */
export const articles: ArticlesArea = { kind: 'uat', client: api, path: '/uat/community/articles' };
