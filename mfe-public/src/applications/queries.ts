import type { EditApplication, OwnApplication } from '@psp/contracts/applications';
import { createClient } from '@psp/remote/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const identity = createClient('identity');
const KEY = ['identity', 'application'] as const;

/** The application of the organisation for which the person is signed in. */
export const applicationQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => identity.get<OwnApplication>('/application', { signal }),
  });

export const saveApplication = (body: EditApplication) => identity.put<OwnApplication>('/application', body);
export const resubmitApplication = (version: number) => identity.post<unknown>('/application/resubmit', { version });

/** Address of an attachment, for a plain download link. */
export const fileAddress = (id: string) => `/api/identity/application/files/${id}`;

/** A write on the application; the page shows the fresh one afterwards, also after a refusal. */
export function useApplicationMutation<T>(run: (input: T) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
