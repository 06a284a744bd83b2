import { LINK_PREVIEW, linkPreviewAddress, linkPreviewText } from '@psp/contracts/link-previews';
import type { PageHead } from './page-head.tsx';
import { strings } from './strings.ts';

const DESCRIPTION_LENGTH = 160;

/** An element of the document head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Metadata of a page with its canonical path. */
export type WholeHead = PageHead & { path: string };

/** Builds the head elements of a page; `origin` has no trailing slash. */
export function headElements(head: WholeHead, origin: string): HeadElement[] {
  const { title, path, type = 'website', feed, jsonLd = [], isIndexed = true } = head;
  const image = isIndexed ? imageOf(head) : null;
  const description = head.description && shortened(head.description);
  const whole = (address: string): string => (address.startsWith('/') ? origin + address : address);
  const named: [string, string | undefined][] = [
    ['description', description],
    ['robots', isIndexed ? undefined : 'noindex'],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  const properties: [string, string | undefined][] = [
    ['og:site_name', strings.siteName],
    ['og:locale', 'ro_RO'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', whole(path)],
    ['og:image', image ? whole(image.path) : undefined],
    ['og:image:width', image?.size?.width.toString()],
    ['og:image:height', image?.size?.height.toString()],
    ['og:image:alt', image?.alt],
  ];
  return [
    { tag: 'title', attributes: {}, text: pageTitle(title) },
    ...metas('name', named),
    ...metas('property', properties),
    ...(isIndexed ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: whole(path) } }] : []),
    ...(feed ? [feedElement(title, whole(feed))] : []),
    ...jsonLd.map((thing) => jsonLdElement(thing, whole)),
  ];
}

/* The page's own picture, or one that the server draws. */
function imageOf(head: WholeHead) {
  const { path, title, kind, image, imageSize, imageAlt, backdrop } = head;
  const alt = imageAlt || linkPreviewText(head);
  if (image) return { path: image, size: imageSize, alt };
  return { path: linkPreviewAddress({ title, kind, picture: backdrop }, path), size: LINK_PREVIEW, alt };
}

/** Formats a page title ("Parteneri – Portal PSP"); a title that starts with the site's name is unchanged. */
export const pageTitle = (title: string): string =>
  title.startsWith(strings.siteName) ? title : `${title} – ${strings.siteName}`;

const metas = (key: 'name' | 'property', values: [string, string | undefined][]): HeadElement[] =>
  values.flatMap(([name, content]) =>
    content ? [{ tag: 'meta' as const, attributes: { [key]: name, content } }] : [],
  );

/* Lets feed readers discover the feed from the page. */
const feedElement = (title: string, href: string): HeadElement => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title: pageTitle(title), href },
});

/* Truncates to 160 characters, between words. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const cut = plain.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100)).replace(/[\s.,;:–-]+$/, '')}…`;
}

/* Escapes `<`, which could end the script element. */
function jsonLdElement(thing: Record<string, unknown>, whole: (address: string) => string): HeadElement {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (key, value: unknown) =>
    typeof value === 'string' && ADDRESSES.has(key) ? whole(value) : value,
  );
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: text.replaceAll('<', '\\u003c') };
}

const ADDRESSES = new Set(['url', 'image', 'item', 'logo', 'mainEntityOfPage', '@id', 'target', 'urlTemplate']);
