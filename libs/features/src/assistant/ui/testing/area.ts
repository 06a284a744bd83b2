import type { assistantOperations } from '@psp/contracts/assistant';
import { fakeApi } from '@psp/remote/testing/fake-api';
import type { AssistantArea } from '../area.ts';

/** Creates an authority's assistant with a fake service that answers with the result of `answer`. */
export function assistantArea(answer: Parameters<typeof fakeApi>[0]) {
  const { api, ...service } = fakeApi<typeof assistantOperations>(answer);
  const other = fakeApi<never>(() => null).api;
  const area: AssistantArea = {
    ...{ kind: 'uat', api, trail: [{ label: 'Centrul de cunoștințe', href: '/uat/knowledge-hub' }] },
    knowledge: { kind: 'uat', api: other, path: '/uat/knowledge-hub', topicPath: '/uat/forum' },
    library: {
      kind: 'uat',
      api: other,
      title: 'Biblioteca',
      listPath: '/uat/library',
      path: '/uat/resource',
      trail: [],
    },
    legislation: { kind: 'uat', api: other, path: '/uat/legislation', trail: [] },
  };
  return { area, ...service };
}
