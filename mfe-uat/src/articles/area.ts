import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { createApi } from '@psp/remote/api';

/** Configuration of the article pages for authorities. */
export const articles: ArticlesArea = { kind: 'uat', api: createApi('uat'), path: '/uat/community/articles' };
