import type { LegislationArea } from '@psp/features/legislation/ui/area';
import { createApi } from '@psp/remote/api';
import { library } from '../library/area.tsx';

/** Acts as a firm reads them. */
export const legislation: LegislationArea = {
  kind: 'firma',
  api: createApi('firma'),
  path: '/firma/legislation',
  trail: [{ label: library.title, href: library.listPath }],
};
