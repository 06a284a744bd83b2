import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['comuna', '/uat/reports?period=2020-01..2020-02']],
  shared: [['cititor', '/uat/reports?period=3']],
};
