import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headElements, type WholeHead } from './head-elements.ts';
import { showHead } from './show-head.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  /** Without the site's name. */
  title: string;
  /** Truncated to 160 characters. */
  description?: string;
  /** Canonical path and query; the path of the current location by default. */
  path?: string;
  /** Kind of record in one word: "Partener". */
  kind?: string;
  /** Path of the preview picture; without it the server draws one from `kind` and `title`. */
  image?: string | undefined;
  /** Path of a stored picture used as the background of the drawn one. */
  backdrop?: string | undefined;
  /** Size of the preview picture in pixels. */
  imageSize?: { width: number; height: number } | undefined;
  /** Text alternative of the picture; kind and title by default. */
  imageAlt?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  /** Path of the page's RSS feed. */
  feed?: string;
  /** schema.org objects without `@context`; paths in `url`, `image` and `item` are made absolute. */
  jsonLd?: readonly Record<string, unknown>[];
  /** False for pages that are not to be indexed. */
  isIndexed?: boolean;
}

/** Collects the head during server rendering, where there is no document. */
export interface HeadCollector {
  /** Sets the metadata; the last call counts. */
  tellHead(head: WholeHead): void;
  /** Sets the title of a page without other metadata. */
  tellTitle(title: string): void;
}
export const HeadContext = createContext<HeadCollector | null>(null);

/** Sets title, description, canonical address, Open Graph and JSON-LD of the page; pass null while the data is loading. */
export function usePageHead(head: PageHead | null): void {
  const collector = useContext(HeadContext);
  const { pathname } = useLocation();
  const whole = head && { ...head, path: head.path ?? pathname };
  // Effects do not run on the server.
  if (whole) collector?.tellHead(whole);
  const text = JSON.stringify(whole);
  useEffect(() => {
    const known = JSON.parse(text) as WholeHead | null;
    if (known) showHead(headElements(known, window.location.origin));
  }, [text]);
}
