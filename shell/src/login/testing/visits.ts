import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['visitor', '/login?tip=uat'],
    ['visitor', '/login?tip=firma'],
  ],
};
