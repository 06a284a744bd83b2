import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/article': '/api/public/articles' },
};
