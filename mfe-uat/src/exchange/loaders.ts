import { recordLoader } from '@psp/remote/start-loading';
import { editingQuery, versionsQuery } from './queries.ts';

export const loadEdited = recordLoader(editingQuery);
export const loadVersions = recordLoader(versionsQuery);
