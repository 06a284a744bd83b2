import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['admin', '/admin/events/:id/feedback', '']],
};
