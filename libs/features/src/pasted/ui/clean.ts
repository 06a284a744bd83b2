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

/* Characters of the fonts in which Word keeps signs under the codes of other letters. */
const SYMBOL: Record<string, string> = {
  ...{ '·': '•', '£': '≤', '³': '≥', '¹': '≠', '»': '≈', '´': '×', '¸': '÷', '¥': '∞', Ö: '√', '¶': '∂' },
  ...{ '®': '→', '¬': '←', '\u00AD': '↑', '¯': '↓', '«': '↔', Þ: '⇒', Û: '⇔', Æ: '∅', Î: '∈' },
  ...{ a: 'α', b: 'β', g: 'γ', d: 'δ', e: 'ε', l: 'λ', m: 'μ', p: 'π', s: 'σ', j: 'φ', w: 'ω' },
  ...{ D: 'Δ', S: 'Σ', W: 'Ω', F: 'Φ', P: 'Π', '²': '″', '¢': '′', '¼': '…', '-': '−' },
};
const WINGDINGS: Record<string, string> = {
  ...{ à: '→', ß: '←', á: '↑', â: '↓', ó: '↔', è: '→', ð: '⇒', ï: '⇐', Ø: '➢', Ü: '➔' },
  ...{ ü: '✓', û: '✗', þ: '☑', ý: '☒', o: '☐', '¨': '☐', q: '☐', x: '☒' },
  ...{ '§': '▪', n: '■', l: '●', '¡': '○', u: '◆', v: '❖', w: '◆', J: '☺', L: '☹' },
  ...{ '(': '☎', '*': '✉', F: '☞', '«': '★' },
};
const FONT = /(?:^|[;\s])(?:mso-symbol-)?font-family:\s*["']?(symbol|wingdings)\b(?!\s*\d)/i;
/* Where Word puts the codes of such fonts in Unicode. */
const PRIVATE = { from: 0xf020, to: 0xf0ff, offset: 0xf000 };

const fontOf = (text: Text): string | undefined => {
  const styled = text.parentElement?.closest('[style*="font-family" i], font[face]');
  return FONT.exec(styled?.getAttribute('style') ?? `font-family:${styled?.getAttribute('face')}`)?.[1]?.toLowerCase();
};

const letterOf = (sign: string): { letter: string; isPrivate: boolean } => {
  const code = sign.codePointAt(0) ?? 0;
  const isPrivate = code >= PRIVATE.from && code <= PRIVATE.to;
  return { letter: isPrivate ? String.fromCodePoint(code - PRIVATE.offset) : sign, isPrivate };
};

/** Replaces the letters under which the fonts Symbol and Wingdings keep arrows, bullets, ticks and Greek letters. */
function writeSymbols(text: Text): void {
  const font = fontOf(text);
  if (!font && !/[\uF020-\uF0FF]/.test(text.data)) return;
  text.data = [...text.data]
    .map((sign) => {
      const { letter, isPrivate } = letterOf(sign);
      if (!font && !isPrivate) return sign;
      const known =
        font === 'wingdings' ? WINGDINGS[letter] : (SYMBOL[letter] ?? (isPrivate ? WINGDINGS[letter] : undefined));
      return known ?? (isPrivate ? '•' : sign);
    })
    .join('');
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

const PART = /mso-element:\s*field-(begin|separator|end)/i;

/**
 * Removes the instructions of Word's fields (`PAGEREF _Toc1 \h`), which stand between a field's begin and its separator; what the field
 * shows stays. Fields stand in one another.
 */
function removeFieldCodes(body: HTMLElement): void {
  const open: boolean[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const codes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, part] = node instanceof Element ? (PART.exec(node.getAttribute('style') ?? '') ?? []) : [];
    if (part === 'begin') open.push(true);
    else if (part === 'separator') open.splice(-1, 1, false);
    else if (part === 'end') open.pop();
    else if (node.nodeType === Node.TEXT_NODE && open.includes(true)) codes.push(node);
  }
  // A field that does not end in what was copied has no instruction that could be told from the text.
  if (open.length === 0) for (const code of codes) code.parentNode?.removeChild(code);
}

/* Links between a note's number in the text and the note: Word, LibreOffice, Google Docs. */
const REFERENCES = ['#_ftn', '#_edn', '#ftnt', '#sdfootnote', '#sdendnote'].map((start) => `a[href^="${start}"]`);
const LINKS = [...REFERENCES, 'a[style*="mso-footnote-id" i]', 'a[style*="mso-endnote-id" i]'].join();
const LISTS = ['footnote-list', 'endnote-list'].map((list) => `[style*="mso-element:${list}" i]`);
const LEADS_BACK = /ref\d*$|anc$/;

/* The superscript that holds nothing but the link. */
function numberElement(link: Element): Element {
  const raised = link.closest('sup');
  return raised && raised.textContent.trim() === link.textContent.trim() ? raised : link;
}

/**
 * Writes the numbers of footnotes and endnotes in brackets, in the text and before the note: as plain digits they would be read as a
 * part of the word or figure before them.
 */
function writeNotes(body: HTMLElement): void {
  for (const rule of body.querySelectorAll(LISTS.map((list) => `${list} > hr, ${list} > br`).join())) rule.remove();
  for (const link of body.querySelectorAll(LINKS)) {
    const number = link.textContent.replace(/[[\]\s]/g, '');
    const isNote = LEADS_BACK.test(link.getAttribute('href') ?? '');
    if (number) numberElement(link).replaceWith(`[${number}]${isNote ? ' ' : ''}`);
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const STYLED = 'p[style*="mso-outline-level" i], p[class^="MsoHeading"], p.MsoTitle, [role="heading"][aria-level]';
const LEVELS = { highest: 2, lowest: 4 };

const levelOfStyle = (element: Element): number => {
  if (element.className === 'MsoTitle') return 1;
  const outline = /mso-outline-level:\s*(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  const level = outline ?? element.getAttribute('aria-level') ?? /^MsoHeading(\d)/.exec(element.className)?.[1];
  return Number(level ?? Number.NaN);
};

const levelOf = (element: Element): number => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? levelOfStyle(element));

function retag(element: Element, level: number): void {
  const heading = element.ownerDocument.createElement(`h${level}`);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}

/**
 * Makes headings of levels 2 to 4 of the headings of a document, also of those that are paragraphs with a heading's style. All move down
 * by one level where the document uses the first, which is the page's own.
 */
function writeHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll(`${HEADINGS}, ${STYLED}`)].map((element) => ({
    element,
    level: levelOf(element),
  }));
  const headings = found.filter(({ level }) => level >= 1);
  const shift = headings.some(({ level }) => level === 1) ? 1 : 0;
  for (const { element, level } of headings)
    retag(element, Math.min(LEVELS.lowest, Math.max(LEVELS.highest, level + shift)));
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
