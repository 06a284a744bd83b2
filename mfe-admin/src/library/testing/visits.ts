import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/library': '/api/admin/library' },
};
