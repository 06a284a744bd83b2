import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/service-requests/groups': '/api/uat/group-requests' },
  pages: [
    ['primarie', '/uat/service-requests/groups'],
    ['primarie', '/uat/service-requests/groups/:id'],
    ['primarie', '/uat/service-requests/:id?tab=group', '/api/uat/group-requests'],
  ],
};
