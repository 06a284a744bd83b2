import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { proposalFilters, proposalQuery, proposalsQuery } from './queries.ts';

export const loadProposals = listLoader(proposalFilters, proposalsQuery);
export const loadProposal = recordLoader(proposalQuery);
