import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: {
    '/firma/network/resources': '/api/firma/library',
    '/firma/network/resources/propuneri': '/api/firma/library-proposals',
    '/firma/resource': '/api/firma/library',
  },
};
