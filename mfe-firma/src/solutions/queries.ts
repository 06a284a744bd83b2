import type { OwnSolutionQuery, OwnSolutionView, ownSolutionOperations } from '@psp/contracts/own-solutions';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { AddressIn } from '@psp/contracts/operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof ownSolutionOperations>('firma');

export const solutionsQuery = (filters: OwnSolutionQuery) =>
  listQuery(api, [AREA, 'solutions', 'list', filters], 'GET /solutions', { query: filters });

export const solutionQuery = (id: string) =>
  readQuery(api, [AREA, 'solutions', 'one', id], 'GET /solutions/:id', { id });

/** Uploads a picture of a solution. */
export const sendPicture = (file: File, options: UploadOptions) =>
  uploadFile(api, 'POST /solutions/pictures', file, options);

interface SolutionAct extends Pick<ActOptions<string | void, OwnSolutionView>, 'done' | 'failed' | 'onDone'> {
  address: Extract<AddressIn<typeof ownSolutionOperations>, `POST /solutions/:id/${'publish' | 'archive' | 'revise'}`>;
}

/** An act whose response is the updated view of the solution. */
export const useSolutionAct = (solution: OwnSolutionView, { address, ...options }: SolutionAct) => {
  const { id, version, content } = solution;
  return useAct({
    ...options,
    send: () => api.call(address, { id, body: { version } }),
    view: solutionQuery(id),
    refreshes: [[AREA, 'solutions']],
    about: content.title,
  });
};
