import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: {
    '/admin/library/semnalari': '/api/admin/library-reports',
    '/admin/library/import': '/api/admin/library-imports',
  },
};
