import type { publicSearchOperations, SearchItem, SuggestionView } from '@psp/contracts/search';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/search-groups';
import { cutSearch, isSearchable } from '@psp/contracts/search-limits';
import { Highlight } from '@psp/design-system/highlight';
import { OwnText } from '@psp/design-system/own-text';
import { SearchComboBox, type SearchComboBoxProps, type SuggestionGroup } from '@psp/design-system/search-combo-box';
import { useOwnResults } from '@psp/features/search/ui/own-results';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { strings } from './strings.ts';

const NOTHING: Pick<SuggestionView, 'terms'> = { terms: [] };

export type SuggestionsProps = Pick<SearchComboBoxProps, 'input' | 'replaces'>;

const search = createApi<typeof publicSearchOperations>('public');
const PAUSE_MS = 150;
const FRESH_MS = 60_000;

interface Found {
  /** The text that was searched; the typed text may be newer. */
  text: string;
  /** Undefined before the first answer. */
  view: SuggestionView | undefined;
  isFailed: boolean;
  /** True while the view is of an earlier text. */
  isStale: boolean;
}

/** Searches for a text `PAUSE_MS` after the last change; a new request aborts the previous one. */
function useSuggestions(typed: string): Found {
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
    // The next change searches again, and a user who waits should see the error at once.
    retry: false,
  });
  const isStale = isPlaceholderData || text !== now;
  return { text, view: isSearchable(text) && !isError ? data : undefined, isFailed: isError && !isStale, isStale };
}

/** The search input of the header with suggestions for its text. */
export function Suggestions(props: SuggestionsProps) {
  const [text, setText] = useState(props.replaces.value);
  const found = useSuggestions(text);
  const { groups: own } = useOwnResults(found.text);
  const groups = [
    ...groupsOf(own, (kind) => OWN_GROUPS[kind], found.view),
    // A newer service may have kinds that this release does not know.
    ...groupsOf(
      found.view?.groups.filter(({ kind }) => kind in SEARCH_GROUPS) ?? [],
      (kind) => SEARCH_GROUPS[kind].label,
      found.view,
    ),
  ];
  const isBlank = text.trim() === '' || (own.length > 0 && found.view?.groups.length === 0);
  const { notes, status } = isBlank ? { notes: [], status: '' } : statusOf(text, found);
  return (
    <SearchComboBox
      {...props}
      listLabel={strings.suggestions}
      groups={groups}
      last={{ href: `/cautare?${new URLSearchParams({ q: found.text })}`, label: strings.all, content: allResults }}
      notes={notes}
      status={status}
      value={text}
      onChange={setText}
    />
  );
}

const allResults = (
  <>
    <OwnText>{strings.all}</OwnText>
    <ArrowRight size={18} aria-hidden />
  </>
);

interface Group<Kind extends string> {
  kind: Kind;
  items: readonly SearchItem[];
}

const groupsOf = <Kind extends string>(
  groups: readonly Group<Kind>[],
  labelOf: (kind: Kind) => string,
  { terms } = NOTHING,
): SuggestionGroup[] =>
  groups.map(({ kind, items }) => ({
    title: labelOf(kind),
    items: items.map(({ href, title, subtitle }) => ({
      href,
      label: title,
      content: (
        <>
          <strong>
            <Highlight text={title} terms={terms} />
          </strong>
          {subtitle ? (
            <small>
              <Highlight text={subtitle} terms={terms} />
            </small>
          ) : null}
        </>
      ),
    })),
  }));

/** Paragraphs above or in place of the list, and the text for screen readers, to which the list announces its size itself. */
function statusOf(
  text: string,
  { text: searched, view, isFailed, isStale }: Found,
): { notes: string[]; status: string } {
  const same = (...notes: string[]) => ({ notes, status: notes.join(' ') });
  if (!isSearchable(text)) return same(strings.tooLittle);
  if (isFailed) return same(strings.failed, strings.failedHelp);
  if (!view) return same(strings.loading);
  if (view.terms.length === 0) return same(strings.tooLittle);
  if (view.groups.length === 0) return same(strings.nothing(searched), strings.nothingHelp);
  const notes = view.corrected === null ? [] : [strings.corrected(view.corrected)];
  return { notes, status: isStale ? '' : notes.join(' ') };
}
