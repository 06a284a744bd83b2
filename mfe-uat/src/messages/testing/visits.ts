import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  lists: { '/uat/messages': '/api/uat/conversations' },
  pages: [['comuna', '/uat/messages/new?to=:id', '/api/public/partners']],
};
