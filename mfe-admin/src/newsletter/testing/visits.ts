import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/newsletter': '/api/admin/newsletter/issues' },
  pages: [
    ['admin', '/admin/newsletter?sectiune=abonati'],
    ['admin', '/admin/newsletter/:id', '?status=draft'],
    ['admin', '/admin/newsletter/:id', '?status=sent'],
  ],
};
