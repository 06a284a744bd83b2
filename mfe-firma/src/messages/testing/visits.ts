import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/firma/messages': '/api/firma/conversations' },
};
