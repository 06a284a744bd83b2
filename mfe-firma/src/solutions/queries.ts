import type { PictureView } from '@psp/contracts/images';
import type { OwnSolutionList, OwnSolutionQuery, OwnSolutionView } from '@psp/contracts/own-solutions';
import type { SolutionContent } from '@psp/contracts/solutions';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/reads';
import { type UploadOptions, uploadFile } from '@psp/remote/upload';
import { AREA, api } from '../common/api.ts';

export const solutionsQuery = (filters: OwnSolutionQuery) =>
  listQuery<OwnSolutionList>(api, [AREA, 'solutions', 'list', filters], '/solutions', filters);

export const solutionQuery = (id: string) =>
  readQuery<OwnSolutionView>(api, [AREA, 'solutions', 'one', id], `/solutions/${encodeURIComponent(id)}`);

/** Stores a picture for a solution. */
export const sendPicture = (file: File, options: UploadOptions) =>
  uploadFile<PictureView>('/api/firma/solutions/pictures', file, options);

export const renewSolution = ({ id, version }: Solution, validUntil: string) =>
  api.post<OwnSolutionView>(`/solutions/${id}/renew`, { version, validUntil });

export const readSolution = (id: string) => api.get<OwnSolutionView>(`/solutions/${id}`);

export const createSolution = (content: SolutionContent, idempotencyKey: string) =>
  api.post<OwnSolutionView>('/solutions', { content }, { idempotencyKey });

export const saveSolution = (id: string, version: number, content: SolutionContent) =>
  api.put<OwnSolutionView>(`/solutions/${id}`, { version, content });

type Solution = Pick<OwnSolutionView, 'id' | 'version'>;

/** Does something with a solution as a whole; answers with its fresh view. */
export const actOnSolution = ({ id, version }: Solution, act: 'publish' | 'archive' | 'revise') =>
  api.post<OwnSolutionView>(`/solutions/${id}/${act}`, { version });

/** Makes a draft with the same text; answers with the draft. */
export const duplicateSolution = ({ id, version }: Solution) =>
  api.post<OwnSolutionView>(`/solutions/${id}/duplicate`, { version });

export const discardSolution = ({ id, version }: Solution) => api.post(`/solutions/${id}/discard`, { version });

interface SolutionAct extends Pick<ActOptions<string | void, OwnSolutionView>, 'done' | 'failed' | 'onDone'> {
  act: 'publish' | 'archive' | 'revise';
}

/** An act on a solution of the firm. */
export const useSolutionAct = (solution: OwnSolutionView, { act, ...options }: SolutionAct) =>
  useAct<string | void, OwnSolutionView>({
    ...options,
    send: () => actOnSolution(solution, act),
    view: solutionQuery(solution.id),
    refreshes: [[AREA, 'solutions']],
    about: solution.content.title,
  });
