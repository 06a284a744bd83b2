import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/library': '/api/uat/library', '/uat/resource': '/api/uat/library' },
};
