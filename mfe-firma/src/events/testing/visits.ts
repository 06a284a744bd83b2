import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/network/evenimente': '/api/firma/events' },
};
