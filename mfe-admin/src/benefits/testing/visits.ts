import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/benefits': '/api/admin/benefits' },
};
