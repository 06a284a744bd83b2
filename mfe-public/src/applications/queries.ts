import type { EditApplication } from '@psp/contracts/applications';
import type { ownApplicationOperations } from '@psp/contracts/applications-operations';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { strings } from './strings.ts';

const identity = createApi<typeof ownApplicationOperations>('identity');
const KEY = ['identity', 'application'] as const;

/** The application of the organisation for which the person is signed in. */
export const applicationQuery = () => readQuery(identity, KEY, 'GET /application');

export const saveApplication = (body: EditApplication) => identity.call('PUT /application', { body });

/** Address of an attachment, for a plain download link. */
export const fileAddress = (id: string) => identity.href('GET /application/files/:id', { id });

/** Sends the application again; the page shows the fresh one afterwards. */
export const useResubmit = (version: number) =>
  useAct({
    send: () => identity.call('POST /application/resubmit', { body: { version } }),
    refreshes: [KEY],
    done: strings.resubmitted,
  });
