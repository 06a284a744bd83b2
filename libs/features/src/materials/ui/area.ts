import type { eventMaterialOperations } from '@psp/contracts/event-materials';
import type { Api } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Area in which materials of events are read. */
export interface MaterialArea {
  kind: 'uat' | 'firma';
  api: Api<typeof eventMaterialOperations>;
}

export const materialsQuery = ({ kind, api }: MaterialArea, id: string) =>
  readQuery(api, [kind, 'events', 'materials', id], 'GET /events/:id/materials', { id });
