import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: {
    '/uat/library': '/api/uat/library',
    '/uat/library/propuneri': '/api/uat/library-proposals',
    '/uat/resource': '/api/uat/library',
  },
};
