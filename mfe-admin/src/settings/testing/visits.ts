import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/admin/settings/texts': '/api/admin/starting-texts' },
  pages: [
    ['admin', '/admin/settings/versiuni'],
    ['admin', '/admin/settings?sectiune=praguri'],
    ['admin', '/admin/settings?sectiune=pachete'],
    ['admin', '/admin/settings?sectiune=cont'],
    ['admin', '/admin/settings?sectiune=program'],
    ['admin', '/admin/settings?sectiune=motive'],
    ['admin', '/admin/settings?sectiune=categorii'],
    ['admin', '/admin/settings?sectiune=liste'],
    ['admin', '/admin/settings?sectiune=e-mail'],
    ['admin', '/admin/settings?sectiune=e-mail&mesaj=digest'],
    ['admin', '/admin/settings?sectiune=acorduri'],
    ['admin', '/admin/settings?sectiune=limite'],
  ],
};
