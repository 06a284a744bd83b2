import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/training': '/api/admin/trainings' },
};
