import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/network/persoane': '/api/firma/people' },
};
