import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/parteneri': '/api/public/partners', '/partener': '/api/public/partners' },
  pages: [
    ['visitor', '/partener/:id?sectiune=servicii'],
    ['visitor', '/partener/:id?sectiune=portofoliu'],
    ['visitor', '/partener/:id?sectiune=echipa'],
    ['visitor', '/partener/:id?sectiune=recenzii'],
  ],
};
