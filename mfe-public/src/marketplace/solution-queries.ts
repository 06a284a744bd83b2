import type { SolutionItem } from '@psp/contracts/solutions';
import { readQuery } from '@psp/remote/reads';
import { recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const solutionQuery = (id: string) =>
  readQuery<SolutionItem>(api, ['public', 'solution', id], `/solutions/${encodeURIComponent(id)}`);

/** Tells that a person has the solution before them; whether it counts is for the service to know. */
export const reportView = (id: string): Promise<void> => api.post(`/solutions/${encodeURIComponent(id)}/views`);

export const loadSolution = recordLoader(solutionQuery);
