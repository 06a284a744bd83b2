import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['primarie', '/uat/members'],
    ['cititor', '/uat/members'],
    ['candidat', '/firma/members'],
  ],
};
