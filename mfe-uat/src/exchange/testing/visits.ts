import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  pages: [
    ['cititor', '/uat/exchange'],
    ['primarie', '/uat/exchange/:id/edit', '?show=mine'],
    ['primarie', '/uat/exchange/:id/versions', '?show=mine'],
    ['comuna', '/uat/exchange/:id', '?stage=wanted'],
  ],
};
