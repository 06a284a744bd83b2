import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['candidat', '/firma/dashboard']],
};
