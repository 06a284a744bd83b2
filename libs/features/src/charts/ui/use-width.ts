import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const FIRST = 640;

/** Width of an element in pixels, kept up to date. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(1, Math.floor(entry.contentRect.width)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
