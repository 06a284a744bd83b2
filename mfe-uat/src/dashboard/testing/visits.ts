import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['primarie', '/uat/dashboard'],
    ['cititor', '/uat/dashboard'],
  ],
};
