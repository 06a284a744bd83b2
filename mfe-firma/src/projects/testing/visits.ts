import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['firma', '/firma/projects/:id', '?status=in_progress'],
    ['firma', '/firma/projects/:id', '?status=completed'],
  ],
};
