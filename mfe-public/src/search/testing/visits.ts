import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/cautare': '/api/public/search' },
  pages: [['visitor', '/cautare?q=achizitii']],
};
