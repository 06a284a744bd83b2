import type { knowledgeOperations } from '@psp/contracts/knowledge';
import type { KnowledgeArea } from '@psp/features/knowledge/ui/area';
import { createApi } from '@psp/remote/api';
import { forum } from '../forum/area.tsx';
import { library } from '../library/area.tsx';

/** The search of knowledge as a firm reads it. */
export const knowledge: KnowledgeArea = {
  kind: 'firma',
  api: createApi<typeof knowledgeOperations>('firma'),
  path: library.searchPath,
  topicPath: forum.topicPath,
};
