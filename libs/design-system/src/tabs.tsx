import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from './print-style.ts';
import { usePrinting } from './printing.ts';

const List = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -1px 0 var(--line);
`;

const Item = styled.button`
  flex: none;
  min-height: 44px;
  padding: 10px 14px;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 4px 4px 0 0;
  background: transparent;
  color: var(--ink-muted);
  font: inherit;
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: var(--blue-700); border-color: var(--line); }
  &[aria-selected='true'] { color: var(--blue-700); border-color: var(--blue-600); font-weight: 650; }
  &:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; box-shadow: none; }
  @media (forced-colors: active) { &[aria-selected='false'] { border-color: Canvas; } }
`;

const Panel = styled.div`
  padding-top: 20px;
  > h2 { margin-bottom: 12px; }
  &:focus-visible { outline-offset: 4px; }
`;

interface TabItem {
  key: string;
  label: ReactNode;
  content: ReactNode;
  /** False for a tab that is left out in print. */
  isPrinted?: boolean;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (key: string) => void;
}

/** Index of the tab that each key moves to from index `at` of `count` tabs; wraps at the ends. */
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs, chosen as the arrow keys reach them, the chosen one in view. Only the content of the chosen one is rendered, in print that of
 * all, under their labels.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const isPrinting = usePrinting();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // scrollIntoView would scroll the page too.
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [selected]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex(({ key }) => key === selected);
    const next = MOVES[event.key]?.(at, items.length);
    const item = items[next ?? -1];
    if (next === undefined || !item) return;
    event.preventDefault();
    onSelect(item.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <List {...screenOnly} ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ key, label: text }) => (
          <Item
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {text}
          </Item>
        ))}
      </List>
      {items.map(({ key, label: text, content, isPrinted = true }) =>
        (isPrinting ? isPrinted : key === selected) ? (
          <Panel key={key} id={`${id}-panel-${key}`} role="tabpanel" aria-labelledby={`${id}-${key}`} tabIndex={0}>
            {isPrinting ? <h2>{text}</h2> : null}
            {content}
          </Panel>
        ) : null,
      )}
    </div>
  );
}
