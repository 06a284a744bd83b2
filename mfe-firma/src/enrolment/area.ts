import type { EnrolmentArea } from '@psp/features/enrolment/ui/area';
import { createApi } from '@psp/remote/api';

/** Enrolment in courses as a firm sees it. */
export const enrolment: EnrolmentArea = {
  kind: 'firma',
  api: createApi('firma'),
  tickets: createApi('firma'),
  path: '/firma/training',
};
