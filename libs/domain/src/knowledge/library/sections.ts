import type { LibrarySection } from '@psp/contracts/library';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const EMPTY = new Set(['br', 'hr', 'img']);
const HEADINGS = new Set(['h2', 'h3', 'h4']);
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/* "Cine îl întocmește" → "cine-il-intocmeste" */
const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'sectiune';

interface Heading {
  start: number;
  end: number;
  level: number;
  heading: string;
}

/* Headings that stand in no other element; one in a table or a quotation does not divide the text. */
const headingsOf = (html: string): Heading[] => {
  const found: Heading[] = [];
  let depth = 0;
  let open: { start: number; inner: number; name: string } | null = null;
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    if (EMPTY.has(name)) continue;
    if (!closes) {
      if (depth === 0 && HEADINGS.has(name)) open = { start: index, inner: index + tag.length, name };
      depth += 1;
      continue;
    }
    depth = Math.max(0, depth - 1);
    if (depth > 0 || open?.name !== name) continue;
    const heading = wordsOf(html.slice(open.inner, index));
    if (heading) found.push({ start: open.start, end: index + tag.length, level: Number(name[1]), heading });
    open = null;
  }
  return found;
};

/**
 * Splits a sanitised rich text at its headings. The anchor of a part comes from the words of its heading, so that it stays the same
 * while these do; a repeated heading gets a number. The part before the first heading has the anchor ''.
 */
export const sectionsOf = (html: string): LibrarySection[] => {
  const headings = headingsOf(html);
  const lead = html.slice(0, headings[0]?.start ?? html.length).trim();
  const taken = new Map<string, number>();
  const parts = headings.map(({ end, level, heading }, place) => {
    const slug = slugOf(heading);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    const anchor = times === 1 ? slug : `${slug}-${times}`;
    return { anchor, heading, level, html: html.slice(end, headings[place + 1]?.start ?? html.length).trim() };
  });
  return lead ? [{ anchor: '', heading: '', level: 2, html: lead }, ...parts] : parts;
};
