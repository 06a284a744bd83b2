import type { AssistantArea } from '@psp/features/assistant/ui/area';
import { createApi } from '@psp/remote/api';
import { knowledge } from '../knowledge/area.ts';
import { strings } from '../knowledge/strings.ts';
import { legislation } from '../legislation/area.ts';
import { library } from '../library/area.ts';

/** The assistant as an authority asks it. */
export const assistant: AssistantArea = {
  kind: 'uat',
  api: createApi('uat'),
  ...{ knowledge, library, legislation },
  trail: [
    { label: 'Dashboard', href: '/uat/dashboard' },
    { label: strings.title, href: knowledge.path },
  ],
};
