import { type ComponentType, type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { GalleryWords, ViewerProps } from './gallery-viewer.tsx';
import { Picture, type PictureSource, pictureAddress } from './picture.tsx';

export type { GalleryWords } from './gallery-viewer.tsx';

/** One picture of a gallery. */
export interface GalleryItem extends PictureSource {
  /** Caption; '' for none. */
  caption: string;
  /** Alternative text when there is no caption. */
  alt: string;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(50% - 6px, 200px), 1fr));
  gap: 12px;
`;

/* The first picture over the whole width, the others small below it. */
const Led = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: 4px;
  > :first-child { grid-column: 1 / -1; }
`;

const Thumb = styled.a`
  display: block;
  overflow: hidden;
  border-radius: var(--gallery-radius, 6px);
  cursor: zoom-in;
`;

const WIDEST = 4000;

interface GalleryProps {
  items: readonly GalleryItem[];
  words: GalleryWords;
  /** Shows the first picture large. */
  isLed?: boolean;
}

const EVEN = { sizes: '(max-width: 720px) 50vw, 280px', ratio: '4 / 3' };
const LEAD = { sizes: '(max-width: 720px) 100vw, 360px', ratio: '16 / 9' };
const SMALL = { sizes: '120px', ratio: '4 / 3' };

/** Thumbnails that link to the large pictures; with JavaScript these open in a viewer. */
export function Gallery({ items, words, isLed = false }: GalleryProps) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> => {
    // Leaves modified clicks to the browser.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const loaded = Viewer ?? (await import('./gallery-viewer.tsx')).GalleryViewer;
      setViewer(() => loaded);
      setShown(index);
    } catch {
      window.location.assign(href);
    }
  };
  const List = isLed ? Led : Grid;
  const shapeOf = (index: number) => (isLed ? (index === 0 ? LEAD : SMALL) : EVEN);
  return (
    <>
      <List>
        {items.map((item, index) => (
          <li key={item.id}>
            <Thumb
              href={pictureAddress(item, WIDEST)}
              aria-label={words.open(item.caption || item.alt)}
              onClick={(event) => void open(event, index)}
            >
              <Picture picture={item} alt="" {...shapeOf(index)} />
            </Thumb>
          </li>
        ))}
      </List>
      {Viewer ? <Viewer items={items} shown={shown} onShow={setShown} words={words} /> : null}
    </>
  );
}
