import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/marketplace': '/api/uat/marketplace/partners' },
  shared: [
    ['cititor', '/uat/marketplace'],
    ['cititor', '/uat/marketplace/solutions'],
  ],
};
