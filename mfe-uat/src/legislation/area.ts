import type { LegislationArea } from '@psp/features/legislation/ui/area';
import { createApi } from '@psp/remote/api';
import { knowledge } from '../knowledge/area.ts';
import { strings } from '../knowledge/strings.ts';

/** Acts as an authority reads them. */
export const legislation: LegislationArea = {
  kind: 'uat',
  api: createApi('uat'),
  path: '/uat/legislation',
  trail: [{ label: strings.title, href: knowledge.path }],
};
