import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import type { GalleryItem } from './gallery.tsx';
import { Picture } from './picture.tsx';
import { media } from './theme.tsx';

/** All that a gallery says. */
export interface GalleryWords {
  /** Name of the link that opens a picture. */
  open: (caption: string) => string;
  viewer: string;
  close: string;
  previous: string;
  next: string;
  /** "3 din 7", counted from 1. */
  counter: (number: number, total: number) => string;
}

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: rgb(8 22 40 / 0.98);
  transition: opacity 160ms;
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

const Content = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100dvh;
  color: #ffffff;
  outline: none;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 50%;
  background: rgb(8 22 40 / 0.6);
  color: #ffffff;
  cursor: pointer;
  &:hover { background: var(--blue-700); }
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 0;
  padding: 0 16px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-content: center;
    padding: 0;
    > button { grid-row: 2; justify-self: center; }
    > button:first-child { grid-column: 1; }
    > button:last-child { grid-column: 2; }
  }
`;

const Shown = styled.div<{ $ratio: number }>`
  justify-self: center;
  /* As wide as there is room, but no higher than the screen leaves. */
  width: min(100%, calc((100dvh - 160px) * ${({ $ratio }) => $ratio}));
  ${media.narrow} { grid-column: 1 / -1; grid-row: 1; }
`;

const Caption = styled.p`
  min-height: 3.5em;
  max-width: none;
  padding: 12px 24px 16px;
  text-align: center;
`;

export interface ViewerProps {
  items: readonly GalleryItem[];
  /** Which of them is shown; null while the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  words: GalleryWords;
}

/** The pictures of a gallery one at a time, over the page. Arrows turn over, Escape closes, and focus goes back. */
export function GalleryViewer({ items, shown, onShow, words }: ViewerProps) {
  const item = shown === null ? undefined : items[shown];
  return (
    <AriaScope>
      <Backdrop isOpen={item !== undefined} isDismissable onOpenChange={(open) => (open ? undefined : onShow(null))}>
        <Modal>{item ? <Turning item={item} items={items} onShow={onShow} words={words} /> : null}</Modal>
      </Backdrop>
    </AriaScope>
  );
}

function Turning({ item, items, onShow, words }: Omit<ViewerProps, 'shown'> & { item: GalleryItem }) {
  const at = items.indexOf(item);
  const turn = (by: number): void => onShow((at + by + items.length) % items.length);
  useTurning(at, items.length, onShow);
  const isOne = items.length === 1;
  return (
    <Content aria-label={words.viewer} data-on-dark="">
      <Bar>
        <span role="status">{words.counter(at + 1, items.length)}</span>
        <Round type="button" aria-label={words.close} onClick={() => onShow(null)}>
          <X size={22} aria-hidden />
        </Round>
      </Bar>
      <Stage>
        {isOne ? <span /> : <Turn label={words.previous} Icon={ChevronLeft} onTurn={() => turn(-1)} />}
        <Shown $ratio={item.width / item.height}>
          <Picture picture={item} alt={item.caption || item.alt} sizes="100vw" isEager />
        </Shown>
        {isOne ? <span /> : <Turn label={words.next} Icon={ChevronRight} onTurn={() => turn(1)} />}
      </Stage>
      <Caption>{item.caption}</Caption>
    </Content>
  );
}

/* Wherever in the viewer the focus is. */
function useTurning(at: number, count: number, onShow: ViewerProps['onShow']): void {
  useEffect(() => {
    const to: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const next = to[key];
      if (next !== undefined) onShow((next + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, count, onShow]);
}

function Turn({ label, Icon, onTurn }: { label: string; Icon: typeof ChevronLeft; onTurn: () => void }) {
  return (
    <Round type="button" aria-label={label} onClick={onTurn}>
      <Icon size={24} aria-hidden />
    </Round>
  );
}
