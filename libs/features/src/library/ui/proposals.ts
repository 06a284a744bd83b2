import { LIBRARY_STATUS, LIBRARY_STATUSES } from '@psp/contracts/library-names';
import { type LibraryProposalQuery } from '@psp/contracts/library-proposals';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { LibraryArea } from './area.ts';
import { proposing } from './proposing-strings.ts';

/** Path of the proposals of the organisation; the form of a new one is below it. */
export const proposalsPath = ({ listPath }: Pick<LibraryArea, 'listPath'>): string => `${listPath}/propuneri`;

export const proposalFilters = (area: Pick<LibraryArea, 'listPath'>) =>
  listFilters(
    proposalsPath(area),
    byParts<LibraryProposalQuery>({ q: text, status: oneOf(['all', ...LIBRARY_STATUSES], 'all'), page }),
    {
      status: {
        label: proposing.status,
        options: { all: proposing.allStatuses, ...LIBRARY_STATUS },
        except: ['draft'],
      },
    },
  );

export const proposalsQuery = ({ kind, api }: LibraryArea, query: LibraryProposalQuery) =>
  listQuery(api, [kind, 'library', 'proposals', query], 'GET /library-proposals', { query });

export const proposalQuery = ({ kind, api }: LibraryArea, id: string) =>
  readQuery(api, [kind, 'library', 'proposal', id], 'GET /library-proposals/:id', { id });
