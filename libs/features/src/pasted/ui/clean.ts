/* Tracked deletions, comments and hidden content. */
const REMOVED = [
  ...['del', '.msoDel', '[class*="TrackChange"][class*="Delet"]'],
  ...['.MsoCommentReference', '.msocomanchor', '.msocomtxt', '.msocomoff', 'a[href^="#cmnt"]'],
  ...['[style*="mso-element:comment" i]', '[style*="mso-special-character:comment" i]', '[style*="mso-hide:all" i]'],
  ...['[style*="display:none" i]', '[style*="display: none" i]', '[hidden]', 'script', 'style', 'title', 'template'],
  ...['br[style*="page-break-before" i]', 'br[style*="mso-break-type:section-break" i]'],
].join();
const BLOCKS = 'p, li, tr, h1, h2, h3, h4, h5, h6';
/* Links within the source document. */
const INNER_LINKS = 'a[href^="#"], a[href^="file:" i], a[name]:not([href])';

const isEmpty = (element: Element): boolean =>
  element.textContent.trim() === '' && element.querySelector('img') === null;

/* Removes an element, and the paragraphs, items and rows around it that are empty then. */
function removeWhole(element: Element): void {
  const block = element.parentElement?.closest(BLOCKS);
  element.remove();
  if (block && isEmpty(block)) removeWhole(block);
}

function removeHidden(body: HTMLElement): void {
  for (const note of body.querySelectorAll('a[href^="#cmnt_ref"]')) (note.closest('div, p') ?? note).remove();
  for (const element of body.querySelectorAll(REMOVED)) if (body.contains(element)) removeWhole(element);
  for (const tab of body.querySelectorAll('[style*="mso-tab-count" i]')) tab.textContent = ' ';
}

/* Adds sup and sub tags to text that only a style raises or lowers, as in Google Docs. */
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

/* Unicode characters for the letters under which the fonts Symbol and Wingdings hold signs. */
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
/* Private use area into which Word maps the codes of such fonts. */
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

/* Replaces letters in the fonts Symbol and Wingdings by the arrows, bullets, ticks and Greek letters that they show. */
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
  // Placeholders of empty form controls in Word.
  for (const place of body.querySelectorAll('.MsoPlaceholderText')) {
    const words = place.textContent.trim();
    if (words && !words.startsWith('[')) place.textContent = `[${words}]`;
  }
}

const PART = /mso-element:\s*field-(begin|separator|end)/i;

/*
 * Removes the instructions of Word's fields (`PAGEREF _Toc1 \h`), which are between a field's begin and its separator, and keeps their
 * results. Fields can be nested.
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
  // If a field does not end within the copied text, its instruction cannot be distinguished from text.
  if (open.length === 0) for (const code of codes) code.parentNode?.removeChild(code);
}

/* Links between a note and its number in the text, in Word, LibreOffice and Google Docs. */
const REFERENCES = ['#_ftn', '#_edn', '#ftnt', '#sdfootnote', '#sdendnote'].map((start) => `a[href^="${start}"]`);
const LINKS = [...REFERENCES, 'a[style*="mso-footnote-id" i]', 'a[style*="mso-endnote-id" i]'].join();
const LISTS = ['footnote-list', 'endnote-list'].map((list) => `[style*="mso-element:${list}" i]`);
const LEADS_BACK = /ref\d*$|anc$/;

/* Returns the superscript around a link if it contains nothing else, else the link. */
function numberElement(link: Element): Element {
  const raised = link.closest('sup');
  return raised && raised.textContent.trim() === link.textContent.trim() ? raised : link;
}

/* Puts the numbers of footnotes and endnotes in brackets; plain digits would be read as part of the preceding word or number. */
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

/*
 * Converts the document's headings, including paragraphs with a heading style, to levels 2 to 4. If the document uses level 1, which
 * belongs to the page, all move down by one.
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

/** Reduces a parsed document copied from Word, Outlook, LibreOffice or Google Docs to the text that its reader sees; mutates it. */
export function cleanDocument({ body }: Document): void {
  removeHidden(body);
  removeFieldCodes(body);
  writeNotes(body);
  writeText(body);
  writeShifted(body);
  writeHeadings(body);
  for (const link of body.querySelectorAll(INNER_LINKS)) link.replaceWith(...link.childNodes);
}

/**
 * Removes from pasted HTML what office programs add: tracked deletions, comments, field instructions, hidden text. Note numbers are
 * put in brackets, headings become levels 2 to 4. HTML copied from an editor of the portal is returned unchanged.
 */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  cleanDocument(page);
  return page.body.innerHTML;
}
