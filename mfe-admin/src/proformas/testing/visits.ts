import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['admin', '/admin/training/:id/proforme', '?status=published']],
};
