import { useSession } from '@psp/auth/session';
import type { OwnResults } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { createClient } from '@psp/remote/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const FRESH_MS = 60_000;
const NONE: OwnResults['groups'] = [];

/** Groups of the organisation's own things that fit a text; none for visitors and the association, or when they cannot be read. */
export function useOwnResults(text: string): OwnResults['groups'] {
  const kind = useSession((state) => state.kind);
  const area = kind === 'uat' || kind === 'firma' ? kind : null;
  const { data } = useQuery({
    queryKey: [area, 'search', text],
    queryFn: ({ signal }) =>
      createClient(area ?? 'uat').get<OwnResults>('/search', { signal, search: { q: text }, isBackground: true }),
    enabled: area !== null && isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Public results are shown in any case.
    retry: false,
  });
  return area !== null && isSearchable(text) ? (data?.groups ?? NONE) : NONE;
}
