import { removeFieldCodes } from './fields.ts';
import { writeHeadings } from './headings.ts';
import { writeNotes } from './notes.ts';
import { writeSymbols } from './symbols.ts';

/* Text that was deleted under review, comments, and what the document does not show. */
const REMOVED = [
  ...['del', '.msoDel', '[class*="TrackChange"][class*="Delet"]'],
  ...['.MsoCommentReference', '.msocomanchor', '.msocomtxt', '.msocomoff', 'a[href^="#cmnt"]'],
  ...['[style*="mso-element:comment" i]', '[style*="mso-special-character:comment" i]', '[style*="mso-hide:all" i]'],
  ...['[style*="display:none" i]', '[style*="display: none" i]', '[hidden]', 'script', 'style', 'title', 'template'],
  ...['br[style*="page-break-before" i]', 'br[style*="mso-break-type:section-break" i]'],
].join();
const BLOCKS = 'p, li, tr, h1, h2, h3, h4, h5, h6';
/* Links to places within the document it was copied from. */
const INNER_LINKS = 'a[href^="#"], a[href^="file:" i], a[name]:not([href])';

const isEmpty = (element: Element): boolean =>
  element.textContent.trim() === '' && element.querySelector('img') === null;

/* Removes an element, and the paragraphs, items and rows around it in which nothing else stands. */
function removeWhole(element: Element): void {
  const block = element.parentElement?.closest(BLOCKS);
  element.remove();
  if (block && isEmpty(block)) removeWhole(block);
}

function removeUnseen(body: HTMLElement): void {
  for (const note of body.querySelectorAll('a[href^="#cmnt_ref"]')) (note.closest('div, p') ?? note).remove();
  for (const element of body.querySelectorAll(REMOVED)) if (body.contains(element)) removeWhole(element);
  for (const tab of body.querySelectorAll('[style*="mso-tab-count" i]')) tab.textContent = ' ';
}

/* Letters that a style alone raises or lowers, as Google Docs writes them. */
function writeShifted(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="vertical-align" i], .Superscript, .Subscript')) {
    const place = /vertical-align:\s*(super|sub)\b/i.exec(element.getAttribute('style') ?? '')?.[1]?.toLowerCase();
    const tag = place ?? /\b(Super|Sub)script\b/.exec(element.className)?.[1]?.toLowerCase();
    if (!tag || element.closest('sup, sub')) continue;
    const shifted = body.ownerDocument.createElement(tag === 'super' ? 'sup' : 'sub');
    shifted.append(...element.childNodes);
    element.append(shifted);
  }
}

function writeText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) writeSymbols(node);
  // What a form of Word shows until somebody fills it in.
  for (const place of body.querySelectorAll('.MsoPlaceholderText')) {
    const words = place.textContent.trim();
    if (words && !words.startsWith('[')) place.textContent = `[${words}]`;
  }
}

/** Makes of a parsed document, as Word, Outlook, LibreOffice or Google Docs puts it on the clipboard, the text that its reader sees. */
export function cleanDocument({ body }: Document): void {
  removeUnseen(body);
  removeFieldCodes(body);
  writeNotes(body);
  writeText(body);
  writeShifted(body);
  writeHeadings(body);
  for (const link of body.querySelectorAll(INNER_LINKS)) link.replaceWith(...link.childNodes);
}

/**
 * Pasted HTML without what an office program adds to its text: deletions under review, comments, instructions of fields, hidden text.
 * Notes are numbered in brackets, headings are of levels 2 to 4. HTML that was copied from an editor of the portal stays as it is.
 */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  cleanDocument(page);
  return page.body.innerHTML;
}
