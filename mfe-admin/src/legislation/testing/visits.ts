import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/legislation/:id/text': '/api/admin/legislation' },
};
