import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { community } from '../communities/area.ts';
import { editingQuery, versionsQuery } from './queries.ts';

export const loadFresh = loaderOf(community.query);
export const loadEdited = recordLoader(editingQuery);
export const loadVersions = recordLoader(versionsQuery);
