import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['comuna', '/uat/projects/:id', '?status=in_progress'],
    ['comuna', '/uat/projects/:id', '?status=completed'],
  ],
};
