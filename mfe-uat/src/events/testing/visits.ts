import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/events': '/api/uat/events' },
};
