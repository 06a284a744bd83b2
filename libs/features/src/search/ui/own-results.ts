import { useSession } from '@psp/auth/session';
import type { OwnResults, ownSearchOperations } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { createApi } from '@psp/remote/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const FRESH_MS = 60_000;
const NONE: OwnResults['groups'] = [];

export interface OwnSearchResults {
  groups: OwnResults['groups'];
  /** True until the answer to this text arrives; `groups` then belong to the previous text. */
  isPending: boolean;
}

/** Searches the organisation's own records for a text; empty for visitors and on failure. */
export function useOwnResults(text: string): OwnSearchResults {
  const area = useSession((state) => state.kind);
  const isEnabled = area !== null && isSearchable(text);
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: [area, 'search', text],
    queryFn: ({ signal }) =>
      createApi<typeof ownSearchOperations>(area ?? 'uat').call('GET /search', {
        query: { q: text },
        signal,
        isBackground: true,
      }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // On failure the public results are shown alone.
    retry: false,
  });
  return {
    groups: isEnabled ? (data?.groups ?? NONE) : NONE,
    isPending: isEnabled && (isPending || isPlaceholderData),
  };
}
