import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: {
    '/admin/users/organizatii': '/api/admin/organisations',
    '/admin/users/persoane': '/api/admin/accounts',
  },
  pages: [
    ['admin', '/admin/users?badge=waiting'],
    ['admin', '/admin/users?sectiune=persoane'],
    ['admin', '/admin/users?sectiune=propuneri'],
    ['admin', '/admin/users/organizatii/:id', '?status=suspended'],
    ['admin', '/admin/users/organizatii/:id', '?kind=uat&q=Sibiu'],
    ['admin', '/admin/users/organizatii/:id/contopire', '/api/admin/organisations?kind=firma&status=approved'],
    ['admin', '/admin/users/persoane/:id', '?q=primarie'],
    ['admin', '/admin/users/persoane/:id', '?status=unconfirmed'],
  ],
  elsewhere: {
    '/admin/users/actiuni/:id': 'the demonstration has no act; admin-organisations.spec.ts starts one and opens it',
    '/admin/users/import/:id': 'the demonstration has no import; association-import.spec.ts starts one and opens it',
  },
};
