import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['firma', '/firma/solutions/:id/edit', '?status=published']],
};
