import type { PeopleArea } from '@psp/features/people/ui/area';
import { createApi } from '@psp/remote/api';

/** The directory of people as an authority reads it. */
export const people: PeopleArea = {
  kind: 'uat',
  api: createApi('uat'),
  path: '/uat/people',
  own: { kind: 'uat', api: createApi('uat'), path: '/uat/people/me', directory: '/uat/people' },
};
