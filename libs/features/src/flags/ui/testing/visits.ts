import type { Visits } from '@psp/remote/testing/visits';

const BY_LINK = 'moderation.spec.ts opens it from a public page';

export const visits: Visits = {
  lists: {
    '/uat/flag/solution': '/api/public/solutions',
    '/firma/flag/solution': '/api/public/solutions',
  },
  elsewhere: { '/uat/flag/review/:id': BY_LINK, '/firma/flag/review/:id': BY_LINK },
};
