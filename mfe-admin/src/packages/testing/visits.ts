import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['admin', '/admin/packages?show=renew'],
    ['admin', '/admin/packages?show=unpaid'],
    ['admin', '/admin/packages?show=none'],
  ],
};
