import type { publicSearchOperations, SuggestionView } from '@psp/contracts/search';
import { cutSearch, isSearchable } from '@psp/contracts/search-limits';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const search = createApi<typeof publicSearchOperations>('public');
const PAUSE_MS = 150;
const FRESH_MS = 60_000;

export interface Found {
  /** What the view answers; what is typed meanwhile is still to be asked. */
  text: string;
  /** Undefined before the first answer. */
  view: SuggestionView | undefined;
  isFailed: boolean;
  /** True while the view is of an earlier text. */
  isStale: boolean;
}

/** Asks what fits a text once the typing rests; a question that is overtaken by the next is called off. */
export function useSuggestions(typed: string): Found {
  const now = cutSearch(typed);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const { data, isError, isPlaceholderData } = useQuery({
    ...readQuery(search, ['public', 'search', 'suggestions', text], 'GET /search/suggestions', { query: { q: text } }),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // The next letter asks again; somebody who waits is told at once.
    retry: false,
  });
  const isStale = isPlaceholderData || text !== now;
  return { text, view: isSearchable(text) && !isError ? data : undefined, isFailed: isError && !isStale, isStale };
}
