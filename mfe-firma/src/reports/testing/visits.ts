import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['firma', '/firma/reports?period=2020-01..2020-02']],
};
