import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['admin', '/admin/moderation?kind=documents'],
    ['admin', '/admin/moderation?kind=exchange'],
    ['admin', '/admin/moderation?kind=contests'],
  ],
};
