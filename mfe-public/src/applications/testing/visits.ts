import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['candidat', '/cerere'],
    ['candidat', '/cerere?modifica=1'],
  ],
};
