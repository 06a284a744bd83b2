import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/exchange': '/api/firma/exchange' },
  pages: [['firma', '/firma/exchange?show=mine']],
};
