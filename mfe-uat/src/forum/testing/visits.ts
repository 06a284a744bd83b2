import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/forum': '/api/uat/forum/topics' },
};
