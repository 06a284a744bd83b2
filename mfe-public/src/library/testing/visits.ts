import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/resurse': '/api/public/library' },
  pages: [['visitor', '/resurse?type=template']],
};
