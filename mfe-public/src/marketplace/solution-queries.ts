import type { SolutionItem } from '@psp/contracts/solutions';
import { readQuery } from '@psp/remote/reads';
import { recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const solutionQuery = (id: string) =>
  readQuery<SolutionItem>(api, ['public', 'solution', id], `/solutions/${encodeURIComponent(id)}`);

export const loadSolution = recordLoader(solutionQuery);
