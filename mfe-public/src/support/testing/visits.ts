import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['visitor', '/tichet/adresa-gresita']],
};
