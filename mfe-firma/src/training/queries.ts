import { type EditedTrainingQuery, TRAINING_STATUS, TRAINING_STATUSES } from '@psp/contracts/training';
import type { trainingProposalOperations } from '@psp/contracts/training-operations';
import { editing } from '@psp/features/training/ui/strings';
import { createApi } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';
import { PROPOSALS_PATH } from './addresses.ts';

export const api = createApi<typeof trainingProposalOperations>('firma');

export const proposalFilters = listFilters(
  PROPOSALS_PATH,
  byParts<EditedTrainingQuery>({ q: text, status: oneOf(['all', ...TRAINING_STATUSES], 'all'), page }),
  {
    status: {
      label: editing.status,
      options: { all: editing.allStatuses, ...TRAINING_STATUS },
      except: ['draft'],
    },
  },
);

export const proposalsQuery = (query: EditedTrainingQuery) =>
  listQuery(api, [AREA, 'trainings', 'proposals', query], 'GET /training-proposals', { query });

export const proposalQuery = (id: string) =>
  readQuery(api, [AREA, 'trainings', 'proposal', id], 'GET /training-proposals/:id', { id });

/** Keys of what a change of a proposal changes. */
export const REFRESHED = [[AREA, 'trainings']] as const;
