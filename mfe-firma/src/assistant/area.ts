import type { AssistantArea } from '@psp/features/assistant/ui/area';
import { createApi } from '@psp/remote/api';
import { knowledge } from '../knowledge/area.ts';
import { legislation } from '../legislation/area.ts';
import { library } from '../library/area.tsx';

/** The assistant as a firm asks it. */
export const assistant: AssistantArea = {
  kind: 'firma',
  api: createApi('firma'),
  ...{ knowledge, library, legislation },
  trail: [
    { label: 'Dashboard', href: '/firma/dashboard' },
    { label: library.title, href: library.listPath },
  ],
};
