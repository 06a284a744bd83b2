import { shiftedText } from '@psp/contracts/raised-text';
import { cleanDocument } from './clean.ts';

const LINES = 'P, DIV, LI, TR, H1, H2, H3, H4, H5, H6, BLOCKQUOTE, UL, OL, TABLE'.split(', ');
const UNREAD = ['SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE'];

function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/[^\S\u00A0]+/g, ' ');
  if (!(node instanceof Element) || UNREAD.includes(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const words = [...node.childNodes].map(wordsOf).join('');
  if (node.tagName === 'SUP') return shiftedText('sup', words);
  if (node.tagName === 'SUB') return shiftedText('sub', words);
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${words.trim()}\t`;
  return LINES.includes(node.tagName) ? `\n${words.trim()}\n` : words;
}

const linesOf = ({ body }: Document): string =>
  wordsOf(body)
    .replace(/\t\n/g, '\n')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

/**
 * Converts pasted HTML to the plain text that its reader saw. The clipboard's own plain text differs from it in tracked deletions,
 * comments and superscripts (m2 for m²). Null when both are the same.
 */
export function plainPasted(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of page.body.querySelectorAll(UNREAD.join())) unread.remove();
  const before = page.body.textContent.replace(/\s+/g, '');
  cleanDocument(page);
  const lines = linesOf(page);
  return lines.replace(/\s+/g, '') === before ? null : lines;
}
