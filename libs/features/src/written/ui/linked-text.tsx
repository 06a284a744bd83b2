import { webAddress } from '@psp/contracts/web-address';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import { Fragment } from 'react';
import { strings } from './strings.ts';

/* An address ends before white space, quotes and angle brackets. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'„”«»]+/giu;
const ENDS_OF_SENTENCES = /[.,;:!?…]+$/u;

interface Part {
  text: string;
  /** Link target; null for plain text. */
  href: string | null;
}

/* Trims punctuation and closing brackets that belong to the sentence: "(see https://a.ro)", but not "https://a.ro/x_(y)". */
function trimmed(address: string): string {
  const end = address.replace(ENDS_OF_SENTENCES, '');
  const isOpened = end.endsWith(')') && end.split('(').length >= end.split(')').length;
  return !end.endsWith(')') || isOpened ? end : trimmed(end.slice(0, -1));
}

/** Splits a text into plain parts and web addresses, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = webAddress(/^www\./i.test(address) ? `https://${address}` : address);
    if (!href) continue;
    parts.push({ text: text.slice(end, index), href: null }, { text: address, href });
    end = index + address.length;
  }
  return [...parts, { text: text.slice(end), href: null }].filter((part) => part.text !== '');
}

/**
 * Text written by a user, with its web addresses as links. A link shows the whole address, opens in a new tab, sends no referrer, and
 * is marked as user content for search engines.
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
