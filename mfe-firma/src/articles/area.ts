import type { ArticlesArea } from '@psp/features/articles/ui/area';
import { createApi } from '@psp/remote/api';

/** Configuration of the article pages for firms. */
export const articles: ArticlesArea = { kind: 'firma', api: createApi('firma'), path: '/firma/content' };
