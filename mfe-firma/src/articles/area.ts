import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { createApi } from '@psp/remote/api';

/** The articles of the firm. */
export const articles: ArticlesArea = { kind: 'firma', api: createApi('firma'), path: '/firma/content' };
