import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/forum': '/api/admin/forum/topics' },
};
