import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  elsewhere: { '/forum/:id': 'no list of visitors names public topics; forum.spec.ts publishes one and opens it' },
};
