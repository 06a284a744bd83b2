import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  elsewhere: { '/uat/work-confirmations/:key': 'no list has its keys; confirmed-work.long.spec.ts opens it' },
};
