import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { createApi } from '@psp/remote/api';

/** The articles of the authority. */
export const articles: ArticlesArea = { kind: 'uat', api: createApi('uat'), path: '/uat/community/articles' };
