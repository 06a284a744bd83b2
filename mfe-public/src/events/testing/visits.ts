import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/evenimente': '/api/public/events' },
};
