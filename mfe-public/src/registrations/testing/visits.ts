import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['visitor', '/register?tip=uat'],
    ['visitor', '/register?tip=firma'],
    ['visitor', '/register?tip=acces'],
  ],
};
