import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['candidat', '/firma/opportunities'],
    ['firma', '/firma/opportunities?status=ignored'],
    ['firma', '/firma/opportunities?status=closed'],
    ['firma', '/firma/opportunities/:id'],
    ['firma', '/firma/opportunities/:id', '?status=responded'],
  ],
};
