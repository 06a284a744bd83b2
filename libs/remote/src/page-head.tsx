import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headElements, type WholeHead } from './head-elements.ts';
import { showHead } from './show-head.ts';

/** What search engines and pages that quote a page are told of it. */
export interface PageHead {
  /** Without the site's name, which is added. */
  title: string;
  /** One or two sentences; cut at 160 characters. */
  description?: string;
  /** Path and query under which the page should be known; the address's path alone when left out. */
  path?: string;
  /** Path of a picture that stands for the page. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** Path of an RSS feed of what the page lists. */
  feed?: string;
  /** schema.org objects without `@context`; paths in `url`, `image` and `item` are made whole. */
  jsonLd?: readonly Record<string, unknown>[];
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean;
}

/** Where a page leaves its head while it is drawn on the server, which has no document. */
export interface HeadCollector {
  /** The last one told counts. */
  tellHead(head: WholeHead): void;
  /** Title of a page that says nothing else of itself. */
  tellTitle(title: string): void;
}
export const HeadContext = createContext<HeadCollector | null>(null);

/** Sets title, description, canonical address, Open Graph and JSON-LD of the page; null while its data is not there. */
export function usePageHead(head: PageHead | null): void {
  const collector = useContext(HeadContext);
  const { pathname } = useLocation();
  const whole = head && { ...head, path: head.path ?? pathname };
  // The server draws once and runs no effects.
  if (whole) collector?.tellHead(whole);
  const text = JSON.stringify(whole);
  useEffect(() => {
    const known = JSON.parse(text) as WholeHead | null;
    if (known) showHead(headElements(known, window.location.origin));
  }, [text]);
}
