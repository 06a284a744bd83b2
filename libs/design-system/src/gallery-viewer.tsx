import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Modal } from 'react-aria-components/Modal';
import { AriaScope } from './aria-scope.tsx';
import type { GalleryItem } from './gallery.tsx';
import { Backdrop, Bar, Caption, Content, Round, Shown, Stage } from './gallery-viewer-style.ts';
import { Picture } from './picture.tsx';

/** Strings of a gallery. */
export interface GalleryWords {
  /** Accessible name of the link that opens a picture. */
  open: (caption: string) => string;
  viewer: string;
  close: string;
  previous: string;
  next: string;
  /** "3 din 7", counted from 1. */
  counter: (number: number, total: number) => string;
}

export interface ViewerProps {
  items: readonly GalleryItem[];
  /** Index of the shown picture; null while the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  words: GalleryWords;
}

/**
 * Dialog that shows the pictures of a gallery one at a time. Arrow keys change the picture; Escape closes it and restores
 * the focus.
 */
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

/* Handles the arrow keys wherever the focus is in the viewer. */
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
