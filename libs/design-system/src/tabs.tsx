import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { screenOnly } from './print-style.ts';
import { usePrinting } from './printing.ts';

const List = styled(TabList)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -1px 0 var(--line);
`;

const Item = styled(Tab)`
  flex: none;
  min-height: 44px;
  padding: 10px 14px;
  border-bottom: 3px solid transparent;
  border-radius: 4px 4px 0 0;
  color: var(--ink-muted);
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
  cursor: pointer;
  &[data-hovered] { color: var(--blue-700); border-color: var(--line); }
  &[data-selected] { color: var(--blue-700); border-color: var(--blue-600); font-weight: 650; }
  &[data-focus-visible] { outline: 3px solid var(--focus); outline-offset: -3px; box-shadow: none; }
  @media (forced-colors: active) { &:not([data-selected]) { border-color: Canvas; } }
`;

const Panel = styled(TabPanel)`
  padding-top: 20px;
  > h2 { margin-bottom: 12px; }
  &[data-focus-visible] { outline-offset: 4px; }
`;

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly { key: string; label: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
}

/** Tabs; only the content of the selected one is rendered, in print that of all, under their labels. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const isPrinting = usePrinting();
  return (
    <AriaScope>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
        <List {...screenOnly} aria-label={label}>
          {items.map((item) => (
            <Item key={item.key} id={item.key}>
              {item.label}
            </Item>
          ))}
        </List>
        {items.map((item) => (
          <Panel key={item.key} id={item.key} shouldForceMount={isPrinting}>
            {isPrinting ? <h2>{item.label}</h2> : null}
            {item.content}
          </Panel>
        ))}
      </AriaTabs>
    </AriaScope>
  );
}
