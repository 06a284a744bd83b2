import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  elsewhere: { '/raport/:an': 'yearly-report.spec.ts publishes the report that it opens' },
};
