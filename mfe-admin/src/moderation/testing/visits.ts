import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/moderation': '/api/admin/articles', '/admin/articles': '/api/admin/articles' },
  pages: [
    ['admin', '/admin/moderation/:id'],
    ['admin', '/admin/moderation/:id', '?list=published'],
  ],
};
