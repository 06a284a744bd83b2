import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/marketplace': '/api/public/solutions' },
  pages: [['visitor', '/marketplace?partner=:id', '/api/public/partners']],
};
