import type { Visits } from '@psp/remote/testing/visits';

export const visits: Visits = {
  elsewhere: { '/admin/reports/yearly/:id': 'yearly-report.spec.ts begins the report that it opens' },
};
