import type { feedbackResultOperations } from '@psp/contracts/event-feedback';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

export const api = createApi<typeof feedbackResultOperations>('admin');

export const resultsQuery = (id: string) =>
  readQuery(api, ['admin', 'events', 'feedback', id], 'GET /events/:id/feedback', { id });

export const loadResults = recordLoader(resultsQuery);
