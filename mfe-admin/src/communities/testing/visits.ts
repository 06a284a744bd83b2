import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [['admin', '/admin/communities?state=deleted']],
};
