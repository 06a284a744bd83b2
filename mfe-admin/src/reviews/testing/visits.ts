import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/reviews': '/api/admin/moderation/queue?kind=reviews' },
  pages: [['admin', '/admin/moderation?kind=reviews']],
};
