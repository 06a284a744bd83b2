import type { EditApplication } from '@psp/contracts/applications';
import type { ownApplicationOperations } from '@psp/contracts/applications-operations';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { strings } from './strings.ts';

const identity = createApi<typeof ownApplicationOperations>('identity');
const KEY = ['identity', 'application'] as const;

/** The application of the session's organisation. */
export const applicationQuery = () => readQuery(identity, KEY, 'GET /application');

export const saveApplication = (body: EditApplication) => identity.call('PUT /application', { body });

/** Download address of an attachment. */
export const fileAddress = (id: string) => identity.href('GET /application/files/:id', { id });

/** Resubmits the application and refetches it. */
export const useResubmit = (version: number) =>
  useAct({
    send: () => identity.call('POST /application/resubmit', { body: { version } }),
    refreshes: [KEY],
    done: strings.resubmitted,
  });
