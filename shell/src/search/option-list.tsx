import { SEARCH_KIND_LABELS } from '@psp/contracts/search-limits';
import { Marked } from '@psp/design-system/marked';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Option, OptionGroup } from './options.ts';

const Group = styled.div`
  padding-bottom: 4px;
  & + & { padding-top: 8px; border-top: 1px solid var(--line); }
`;

const Name = styled.div`
  padding: 4px 16px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Line = styled(Link)`
  display: block;
  min-height: 44px;
  padding: 8px 16px;
  color: var(--ink);
  text-decoration: none;
  &:hover { background: var(--blue-50); color: var(--ink); }
  &[aria-selected='true'] { background: var(--blue-100); box-shadow: inset 4px 0 0 var(--blue-600); }
  strong, small { display: block; overflow-wrap: anywhere; }
  strong { font-weight: 500; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

const All = styled(Line)`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 4px;
  border-top: 1px solid var(--line);
  color: var(--blue-700);
  font-weight: 600;
`;

interface OptionListProps {
  listId: string;
  groups: readonly OptionGroup[];
  /** The way to all results, at the end. */
  all: Option;
  activeId: string | undefined;
  terms: readonly string[];
  onChosen: () => void;
}

/** The lines of the combobox, in groups by kind; each is a link that a new tab may open. */
export function OptionList({ listId, groups, all, activeId, terms, onChosen }: OptionListProps) {
  const chosen = { activeId, onChosen };
  return (
    <div id={listId} role="listbox" aria-label={strings.suggestions}>
      {groups.map(({ kind, options }) => (
        <Group key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <Name id={`${listId}-${kind}`}>{SEARCH_KIND_LABELS[kind]}</Name>
          {options.map((option) => (
            <OptionLine key={option.id} as={Line} option={option} {...chosen}>
              <strong>
                <Marked text={option.item.title} terms={terms} />
              </strong>
              {option.item.subtitle ? <small>{option.item.subtitle}</small> : null}
            </OptionLine>
          ))}
        </Group>
      ))}
      <OptionLine as={All} option={all} {...chosen}>
        {strings.all}
        <ArrowRight size={18} aria-hidden />
      </OptionLine>
    </div>
  );
}

interface OptionLineProps extends Pick<OptionListProps, 'activeId' | 'onChosen'> {
  as: typeof Line;
  option: Option;
  children: ReactNode;
}

function OptionLine({ as: Look, option, activeId, onChosen, children }: OptionLineProps) {
  const line = useRef<HTMLAnchorElement>(null);
  const isActive = option.id === activeId;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Look
      ref={line}
      id={option.id}
      to={option.href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChosen}
    >
      {children}
    </Look>
  );
}
