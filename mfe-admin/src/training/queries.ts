import { editedTrainingQuery, TRAINING_STATUS } from '@psp/contracts/training';
import type { trainingEditingOperations } from '@psp/contracts/training-operations';
import { editing } from '@psp/features/training/ui/strings';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';

export const api = createApi<typeof trainingEditingOperations>('admin');

/** The courses of the association and of firms, and one of them. */
export const trainingQueue = queueOf({
  list: listFilters('/admin/training', bySchema(editedTrainingQuery), {
    status: { label: editing.status, options: { all: editing.allStatuses, ...TRAINING_STATUS } },
  }),
  listQuery: (query) => listQuery(api, ['admin', 'trainings', 'list', query], 'GET /trainings', { query }),
  viewQuery: (id) => readQuery(api, ['admin', 'trainings', 'one', id], 'GET /trainings/:id', { id }),
});

/** Keys of what a change of a course changes: its lists and the counts of the navigation. */
export const REFRESHED = [
  ['admin', 'trainings'],
  ['admin', 'navigation-counts'],
] as const;

/** Messages that were sent to the participants of a course. */
export const messagesQuery = (id: string) =>
  readQuery(api, ['admin', 'trainings', 'messages', id], 'GET /trainings/:id/messages', { id });
