import type { SuggestionView } from '@psp/contracts/search';
import { isSearchable, SEARCH_KIND_LABELS } from '@psp/contracts/search-limits';
import { Highlight } from '@psp/design-system/highlight';
import { SearchComboBox, type SearchComboBoxProps, type SuggestionGroup } from '@psp/design-system/search-combo-box';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { strings } from './strings.ts';
import { type Found, useSuggestions } from './use-suggestions.ts';

export type SuggestionsProps = Pick<SearchComboBoxProps, 'input' | 'replaces'>;

/** The search input of the header with suggestions for its text. */
export function Suggestions(props: SuggestionsProps) {
  const [text, setText] = useState(props.replaces.value);
  const found = useSuggestions(text);
  const { notes, status } = text.trim() === '' ? { notes: [], status: '' } : statusOf(text, found);
  return (
    <SearchComboBox
      {...props}
      listLabel={strings.suggestions}
      groups={found.view ? groupsOf(found.view) : []}
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
    {strings.all}
    <ArrowRight size={18} aria-hidden />
  </>
);

const groupsOf = ({ groups, terms }: SuggestionView): SuggestionGroup[] =>
  groups.map(({ kind, items }) => ({
    title: SEARCH_KIND_LABELS[kind],
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

/** Paragraphs above the list or in its place, and the text for screen readers, who hear the size of the list anyway. */
function statusOf(text: string, { text: asked, view, isFailed, isStale }: Found): { notes: string[]; status: string } {
  const same = (...notes: string[]) => ({ notes, status: notes.join(' ') });
  if (!isSearchable(text)) return same(strings.tooLittle);
  if (isFailed) return same(strings.failed, strings.failedHelp);
  if (!view) return same(strings.loading);
  if (view.terms.length === 0) return same(strings.tooLittle);
  if (view.groups.length === 0) return same(strings.nothing(asked), strings.nothingHelp);
  const notes = view.corrected === null ? [] : [strings.corrected(view.corrected)];
  return { notes, status: isStale ? '' : notes.join(' ') };
}
