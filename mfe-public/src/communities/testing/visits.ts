import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/comunitati': '/api/public/communities' },
  pages: [['visitor', '/comunitati?page=999']],
};
