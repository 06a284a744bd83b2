import type { LegislationArea } from '@psp/features/legislation/ui/area';
import { createApi } from '@psp/remote/api';

/** Acts as an authority reads them. */
export const legislation: LegislationArea = { kind: 'uat', api: createApi('uat'), path: '/uat/legislation' };
