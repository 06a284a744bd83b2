import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/network': '/api/firma/forum/topics', '/firma/network/forum': '/api/firma/forum/topics' },
};
