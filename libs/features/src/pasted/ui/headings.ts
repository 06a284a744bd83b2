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
export function writeHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll(`${HEADINGS}, ${STYLED}`)].map((element) => ({
    element,
    level: levelOf(element),
  }));
  const headings = found.filter(({ level }) => level >= 1);
  const shift = headings.some(({ level }) => level === 1) ? 1 : 0;
  for (const { element, level } of headings)
    retag(element, Math.min(LEVELS.lowest, Math.max(LEVELS.highest, level + shift)));
}
