import { isSearchable } from '@psp/contracts/search-limits';
import { VisuallyHidden } from '@psp/design-system/page';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { OptionList } from './option-list.tsx';
import { optionsOf } from './options.ts';
import { useCombobox, useFieldEvents } from './use-combobox.ts';
import { type Found, useSuggestions } from './use-suggestions.ts';

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: 30;
  width: min(460px, calc(100vw - 32px));
  max-height: calc(100vh - 96px);
  overflow: auto;
  padding: 8px 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 16%);
  font-size: 1rem;
  line-height: 1.4;
`;

const Note = styled.p`
  padding: 8px 16px;
  color: var(--ink-muted);
`;

export interface SuggestionsProps {
  /** The field of the form, in use already. */
  input: HTMLInputElement;
  /** A line is being opened. */
  onChosen: () => void;
}

/** What fits the text of the field while one types, as a list of the combobox that it makes of the field. */
export function Suggestions({ input, onChosen }: SuggestionsProps) {
  const listId = useId();
  const navigate = useNavigate();
  const combobox = useCombobox(input.value);
  const { text, isOpen, active } = combobox;
  const found = useSuggestions(text);
  const { groups, all, lines } = optionsOf(found.view, listId, found.text);
  const onEnter = (line: number) => {
    void navigate(lines[line]?.href ?? all.href);
    onChosen();
  };
  useFieldEvents(input, combobox, { lineCount: lines.length, onEnter });
  const isShown = isOpen && text.trim() !== '';
  const activeId = isShown ? lines[active]?.id : undefined;
  useAttributes(input, { listId, isExpanded: isShown && lines.length > 0, activeId });
  const said = isShown ? statusOf(text, found) : null;
  return (
    <>
      <VisuallyHidden role="status">{said?.aloud}</VisuallyHidden>
      {isShown ? (
        // The field keeps the focus while a line is clicked.
        <Panel onMouseDown={(event) => event.preventDefault()}>
          {said?.lines.map((line) => (
            <Note key={line}>{line}</Note>
          ))}
          {lines.length > 0 ? (
            <OptionList {...{ listId, groups, all, activeId, onChosen }} terms={found.view?.terms ?? []} />
          ) : null}
        </Panel>
      ) : null}
    </>
  );
}

/** What stands above the list, or in its place, and what is read out once the answer is there. */
function statusOf(text: string, { text: asked, view, isFailed, isStale }: Found): { lines: string[]; aloud: string } {
  const same = (...lines: string[]) => ({ lines, aloud: lines.join(' ') });
  if (!isSearchable(text)) return same(strings.tooLittle);
  if (isFailed) return same(strings.failed, strings.failedHelp);
  if (!view) return same(strings.loading);
  if (view.terms.length === 0) return same(strings.tooLittle);
  if (view.groups.length === 0) return same(strings.nothing(asked), strings.nothingHelp);
  const corrected = view.corrected === null ? [] : [strings.corrected(view.corrected)];
  const count = view.groups.reduce((sum, { items }) => sum + items.length, 0);
  return { lines: corrected, aloud: isStale ? '' : [...corrected, strings.found(count)].join('. ') };
}

interface Attributes {
  listId: string;
  isExpanded: boolean;
  activeId: string | undefined;
}

/* The field is drawn without them, as it works without scripts. */
function useAttributes(input: HTMLInputElement, { listId, isExpanded, activeId }: Attributes): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, isExpanded, activeId]);
}
