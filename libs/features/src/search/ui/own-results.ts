import { useSession } from '@psp/auth/session';
import type { OwnResults, ownSearchOperations } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { createApi } from '@psp/remote/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const FRESH_MS = 60_000;
const NONE: OwnResults['groups'] = [];

export interface OwnFound {
  groups: OwnResults['groups'];
  /** True before the answer to this text; `groups` are then those of the text before. */
  isPending: boolean;
}

/** What fits a text of what only members find; nothing for visitors, or when it cannot be read. */
export function useOwnResults(text: string): OwnFound {
  const area = useSession((state) => state.kind);
  const isAsked = area !== null && isSearchable(text);
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: [area, 'search', text],
    queryFn: ({ signal }) =>
      createApi<typeof ownSearchOperations>(area ?? 'uat').call('GET /search', {
        query: { q: text },
        signal,
        isBackground: true,
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Public results are shown in any case.
    retry: false,
  });
  return { groups: isAsked ? (data?.groups ?? NONE) : NONE, isPending: isAsked && (isPending || isPlaceholderData) };
}
