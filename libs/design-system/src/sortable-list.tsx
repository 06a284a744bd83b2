import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Grip from 'lucide-react/icons/grip-vertical';
import { type DragEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

type StepName = 'up' | 'down';

interface SortableListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Name of an item in the labels of its buttons. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** A list that users sort by dragging handles or by two buttons on each item; every move is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, onMove, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; step: string } | null>(null);
  /* Moving a node in the document makes it lose the focus. */
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
  const end = useCallback(() => {
    setDragged(null);
    setOver(null);
  }, []);
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
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const step = useCallback((key: string, from: number, by: StepName) => {
    pressed.current = { key, step: by };
    latest.current(from, by === 'up' ? from - 1 : from + 1);
  }, []);
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
            <Grasp at={index} onGrasp={setDragged} onEnd={end} />
            <Content>{children(item, index)}</Content>
            <Steps id={keyOf(item)} name={nameOf(item, index)} at={index} of={items.length} onStep={step} />
          </Line>
        ))}
      </List>
      <Told role="status">{told}</Told>
    </>
  );
}

interface GraspProps {
  at: number;
  onGrasp: (at: number) => void;
  onEnd: () => void;
}

const Grasp = memo(function Grasp({ at, onGrasp, onEnd }: GraspProps) {
  return (
    <Handle draggable onDragStart={() => onGrasp(at)} onDragEnd={onEnd} data-handle="">
      <Grip size={18} aria-hidden />
    </Handle>
  );
});

interface StepsProps {
  id: string;
  name: string;
  at: number;
  of: number;
  onStep: (id: string, from: number, by: StepName) => void;
}

/* Rendered again only when the item moves, not while the user types in another item. */
const Steps = memo(function Steps({ id, name, at, of, onStep }: StepsProps) {
  return (
    <>
      <Step
        type="button"
        data-step="up"
        aria-label={words.moveUp(name)}
        aria-disabled={at === 0}
        onClick={() => onStep(id, at, 'up')}
      >
        <ChevronUp size={20} aria-hidden />
      </Step>
      <Step
        type="button"
        data-step="down"
        aria-label={words.moveDown(name)}
        aria-disabled={at === of - 1}
        onClick={() => onStep(id, at, 'down')}
      >
        <ChevronDown size={20} aria-hidden />
      </Step>
    </>
  );
});

/** Returns the list with one item moved to another index. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
