import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/proiecte': '/api/public/exchange' },
  pages: [['visitor', '/proiecte?stage=wanted']],
};
