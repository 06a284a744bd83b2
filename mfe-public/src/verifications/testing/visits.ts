import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['visitor', '/verificare/cod-gresit']],
};
