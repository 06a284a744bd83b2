import type { EditApplication, OwnApplication } from '@psp/contracts/applications';
import { useAct } from '@psp/remote/act/use-act';
import { createClient } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';
import { strings } from './strings.ts';

const identity = createClient('identity');
const KEY = ['identity', 'application'] as const;

/** The application of the organisation for which the person is signed in. */
export const applicationQuery = () => readQuery<OwnApplication>(identity, KEY, '/application');

export const saveApplication = (body: EditApplication) => identity.put<OwnApplication>('/application', body);

/** Address of an attachment, for a plain download link. */
export const fileAddress = (id: string) => `/api/identity/application/files/${id}`;

/** Sends the application again; the page shows the fresh one afterwards. */
export const useResubmit = (version: number) =>
  useAct({
    send: () => identity.post('/application/resubmit', { version }),
    refreshes: [KEY],
    done: strings.resubmitted,
  });
