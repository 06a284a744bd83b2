import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['cititor', '/uat/service-requests'],
    ['comuna', '/uat/service-requests/new?fel=group'],
    ['comuna', '/uat/service-requests/:id/edit', '?status=draft'],
    ['comuna', '/uat/service-requests/:id', '?status=sent'],
    ['comuna', '/uat/service-requests/:id?tab=offers', '?status=sent'],
    ['comuna', '/uat/service-requests/:id?tab=questions', '?status=sent'],
    ['comuna', '/uat/service-requests/:id?tab=history', '?status=completed'],
    ['comuna', '/uat/service-requests/:id/alike', '?status=sent'],
  ],
};
