import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/blog': '/api/public/articles' },
};
