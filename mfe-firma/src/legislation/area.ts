import type { LegislationArea } from '@psp/features/legislation/ui/area';
import { createApi } from '@psp/remote/api';

/** Acts as a firm reads them. */
export const legislation: LegislationArea = { kind: 'firma', api: createApi('firma'), path: '/firma/legislation' };
