import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Grip from 'lucide-react/icons/grip-vertical';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { iconButtonStyle } from './control.ts';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';
import { words } from './words.ts';

const List = styled.ul``;

const Line = styled.li<{ $isTarget: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 0;
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 0 8px;
    & + & { margin-top: 8px; padding-top: 8px; border-top: 1px solid var(--line); }
  }
  ${({ $isTarget }) => ($isTarget ? 'outline: 2px solid var(--blue-600); outline-offset: -2px;' : '')}
`;

const Handle = styled.span`
  flex: none;
  padding: 14px 2px;
  color: var(--ink-muted);
  cursor: grab;
  @media (hover: none) { display: none; }
  ${media.narrow} { display: none; }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
  ${media.narrow} { flex-basis: 100%; }
`;

const Step = styled.button`
  ${iconButtonStyle}
  width: 36px;
  color: var(--blue-700);
  &:hover { background: var(--sunken); }
  &[aria-disabled='true'] { color: var(--control); cursor: default; opacity: 0.5; }
`;

const Told = styled.div`${visuallyHidden}`;

interface SortableListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What the buttons of an item call it. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** A list that is put in order by dragging its handles or by two buttons on each item; every move is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, onMove, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; step: string } | null>(null);
  /* A node that was moved in the page loses the focus. */
  useEffect(() => {
    const { key = '', step = '' } = pressed.current ?? {};
    pressed.current = null;
    if (key) list.current?.querySelector<HTMLElement>(`[data-key="${key}"] [data-step="${step}"]`)?.focus();
  }, [items]);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    setTold(words.moved(nameOf(item, from), to + 1, items.length));
    onMove(from, to);
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const dropOn = (index: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    move(dragged, index);
    end();
  };
  const dragOver = (index: number) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    setOver(index);
  };
  const stepOf = (item: Item, index: number, by: -1 | 1) => {
    const step = by < 0 ? 'up' : 'down';
    return (
      <Step
        type="button"
        data-step={step}
        aria-label={by < 0 ? words.moveUp(nameOf(item, index)) : words.moveDown(nameOf(item, index))}
        aria-disabled={by < 0 ? index === 0 : index === items.length - 1}
        onClick={() => {
          pressed.current = { key: keyOf(item), step };
          move(index, index + by);
        }}
      >
        {by < 0 ? <ChevronUp size={20} aria-hidden /> : <ChevronDown size={20} aria-hidden />}
      </Step>
    );
  };
  return (
    <>
      <List ref={list}>
        {items.map((item, index) => (
          <Line
            key={keyOf(item)}
            data-key={keyOf(item)}
            $isTarget={over === index && dragged !== index}
            onDragOver={dragOver(index)}
            onDrop={dropOn(index)}
          >
            <Handle draggable onDragStart={() => setDragged(index)} onDragEnd={end} data-handle="">
              <Grip size={18} aria-hidden />
            </Handle>
            <Content>{children(item, index)}</Content>
            {stepOf(item, index, -1)}
            {stepOf(item, index, 1)}
          </Line>
        ))}
      </List>
      <Told role="status">{told}</Told>
    </>
  );
}

/** The list with one item at another place. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
