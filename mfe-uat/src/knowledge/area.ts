import type { knowledgeHubOperations, knowledgeOperations } from '@psp/contracts/knowledge';
import type { KnowledgeArea } from '@psp/features/knowledge/ui/area';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { forum } from '../forum/area.ts';

/** The search of knowledge as an authority reads it. */
export const knowledge: KnowledgeArea = {
  kind: 'uat',
  api: createApi<typeof knowledgeOperations>('uat'),
  path: '/uat/knowledge-hub',
  topicPath: forum.topicPath,
};

export const hubQuery = readQuery(
  createApi<typeof knowledgeHubOperations>('uat'),
  ['uat', 'knowledge', 'hub'],
  'GET /knowledge/hub',
);
