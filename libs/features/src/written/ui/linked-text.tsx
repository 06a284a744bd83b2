import { webAddress } from '@psp/contracts/web-address';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import { Fragment } from 'react';
import { strings } from './strings.ts';

/* An address ends before white space, quotes and brackets that were not opened in it. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'„”«»]+/giu;
const ENDS_OF_SENTENCES = /[.,;:!?…]+$/u;

interface Part {
  text: string;
  /** Where the text leads; null for one that is no address. */
  href: string | null;
}

/* "(see https://a.ro)" ends before the bracket, "https://a.ro/x_(y)" behind it. */
function trimmed(address: string): string {
  const end = address.replace(ENDS_OF_SENTENCES, '');
  const isOpened = end.endsWith(')') && end.split('(').length >= end.split(')').length;
  return !end.endsWith(')') || isOpened ? end : trimmed(end.slice(0, -1));
}

/** The parts of a text in their order, each address of the web apart. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let behind = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = webAddress(/^www\./i.test(address) ? `https://${address}` : address);
    if (!href) continue;
    parts.push({ text: text.slice(behind, index), href: null }, { text: address, href });
    behind = index + address.length;
  }
  return [...parts, { text: text.slice(behind), href: null }].filter((part) => part.text !== '');
}

/**
 * A text that somebody wrote, with its addresses of the web as links. Each is shown whole, opens beside the portal, tells the other site
 * nothing of it, and search engines that it is not the portal's.
 */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity, and keep no state
    <Fragment key={at}>
      {part.href ? (
        <a href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc">
          {part.text}
          <VisuallyHidden> {strings.newTab}</VisuallyHidden>
        </a>
      ) : (
        <OwnText>{part.text}</OwnText>
      )}
    </Fragment>
  ));
}
