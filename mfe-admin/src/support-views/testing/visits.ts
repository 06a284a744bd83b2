import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['admin', '/admin/users/organizatii/:id/suport', '/api/admin/organisations?kind=uat&status=approved'],
    ['admin', '/admin/users/organizatii/:id/suport', '/api/admin/organisations?status=suspended'],
  ],
};
