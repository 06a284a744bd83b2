import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/community/articles': '/api/uat/articles' },
  pages: [
    ['comuna', '/uat/community/articles/:id', '?status=published'],
    ['comuna', '/uat/community/articles/:id/edit', '?status=published'],
  ],
  shared: [['cititor', '/uat/community/articles']],
};
