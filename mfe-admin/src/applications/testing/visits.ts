import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['admin', '/admin/applications/:id', '?status=pending&kind=uat'],
    ['admin', '/admin/applications/:id', '?status=needs_info'],
    ['admin', '/admin/applications/:id', '?status=unconfirmed'],
  ],
};
