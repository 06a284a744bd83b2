import type { EnrolmentArea } from '@psp/features/enrolment/ui/area';
import { createApi } from '@psp/remote/api';

/** Enrolment in courses as an authority sees it. */
export const enrolment: EnrolmentArea = {
  kind: 'uat',
  api: createApi('uat'),
  tickets: createApi('uat'),
  path: '/uat/training-programs',
};
