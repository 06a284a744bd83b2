import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/legislatie': '/api/public/legislation' },
};
