import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { api } from '../common/api.ts';

/** The articles of the firm. */
export const articles: ArticlesArea = { kind: 'firma', client: api, path: '/firma/content' };
