import { escapeHtml } from '@psp/contracts/html';
import type { RendererParts } from '@psp/contracts/page-rendering';
import { type HeadElement, headElements, type WholeHead } from '@psp/remote/head-elements';
import { HEAD_MARK } from '@psp/remote/show-head';
import { strings } from '../frame/strings.ts';
import type { Hints } from './hints.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** Head and title that the page set while rendering. */
export interface CollectedHead {
  head: WholeHead | null;
  title: string | null;
}

interface Content {
  /** React's output, without the style elements in `styles`. */
  html: string;
  styles: string;
  status: number;
  path: string;
  collected: CollectedHead;
  page: PageData;
  hints: Hints;
}

/**
 * Returns a function that inserts a rendered page into the shell's HTML template. Throws when the template lacks a title or an
 * empty root element.
 */
export function createDocument({ template, origin }: Pick<RendererParts, 'template' | 'origin'>) {
  const [before = '', scripts = '', after = ''] = splitTemplate(template);
  return ({ html, styles, status, path, collected, page, hints }: Content): string => {
    const wholeHead = collected.head ?? { title: collected.title ?? strings.siteName, path };
    const head = headElements(status === 200 ? wholeHead : { ...wholeHead, isIndexed: false }, origin);
    const data = `<script type="application/json" id="${PAGE_DATA_ID}">${escapedJson(page)}</script>`;
    const content = `<div id="root">${html}</div>${data}`;
    return before + head.map(toHtml).join('') + hintTags(hints) + styles + scripts + content + after;
  };
}

/** Splits the template into three parts: before the title, from the title to the root element, and after it. */
function splitTemplate(template: string): string[] {
  const parts = /^(.*)<title>[^<]*<\/title>(.*)<div id="root"><\/div>(.*)$/s.exec(template);
  if (!parts) throw new Error('The page has no title or no empty element with the id "root".');
  return parts.slice(1);
}

/* Fonts come first; scripts have low priority, because they only hydrate a page that is already readable. */
const hintTags = ({ fonts, scripts }: Hints): string =>
  [
    ...fonts.map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(path)}">`),
    ...scripts.map(({ path, integrity }) => {
      const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
      return `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(path)}"${hash}>`;
    }),
  ].join('');

/** JSON for a script element, which only `<` could end. */
const escapedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function toHtml({ tag, attributes, text = '' }: HeadElement): string {
  const markAttribute = tag === 'title' ? '' : ` ${HEAD_MARK}=""`;
  const attributeText = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${attributeText.join('')}${markAttribute}>`;
  if (tag === 'meta' || tag === 'link') return start;
  return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}
