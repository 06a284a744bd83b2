interface OpenList {
  /** Word's key of the list and level. */
  key: string;
  level: number;
  element: HTMLElement;
}

/** Word's style of a paragraph in a list: number of the list in the document and level, from 1. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/i;
const MARKED = 'p[style*="mso-list:" i]';
const MARKER = '[style*="mso-list:ignore" i]';
const ROMAN = { i: 1, v: 5, x: 10 } as const;

const romanValue = (word: string): number => {
  const values = [...word].map((sign) => ROMAN[sign as keyof typeof ROMAN]);
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

/* A list may start at any letter; one that starts with i, or with several letters, has Roman numerals. */
function letterList(word: string): [type: string, start: number] {
  const small = word.toLowerCase();
  const isRoman = /^[ivx]+$/.test(small) && (small.length > 1 || small === 'i');
  const type = isRoman ? 'i' : 'a';
  const start = isRoman ? romanValue(small) : small.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return [word === small ? type : type.toUpperCase(), start];
}

/* Creates the list that starts with this marker: numbers and letters continue from it, any other marker is a bullet. */
function listFrom(page: Document, marker: string): HTMLElement {
  const [, number, word] = /^\(?(?:(\d{1,3})|([a-z]|[ivx]{2,5}))[.)]/i.exec(marker) ?? [];
  const list = page.createElement(number || word ? 'ol' : 'ul');
  const [type, start] = word ? letterList(word) : ['', Number(number ?? 1)];
  if (type) list.setAttribute('type', type);
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/* Moves the paragraph's content, without the marker, into a list item. */
function itemOf(page: Document, paragraph: HTMLElement): { marker: string; item: HTMLElement } {
  const marker = [...paragraph.querySelectorAll(MARKER)].map((part) => part.textContent).join('');
  for (const part of paragraph.querySelectorAll(MARKER)) part.remove();
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  return { marker: marker.trim(), item };
}

/**
 * Converts the paragraphs that Word uses for lists, with their markers as text, to nested HTML lists with bullets, numbers or letters.
 * Returns the HTML unchanged when there are none.
 */
export function wordLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  let open: OpenList[] = [];
  for (const paragraph of page.querySelectorAll<HTMLElement>(MARKED)) {
    const [, number, depth] = PLACE.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!number) continue;
    const [key, level] = [`${number} ${depth}`, Number(depth)];
    const { marker, item } = itemOf(page, paragraph);
    if (open[0]?.element !== paragraph.previousElementSibling) open = [];
    open = open.filter((list) => list.level < level || list.key === key);
    if (open.at(-1)?.key !== key) {
      const element = listFrom(page, marker);
      const outer = open.at(-1)?.element.lastElementChild;
      if (outer) outer.append(element);
      else paragraph.before(element);
      open.push({ key, level, element });
    }
    open.at(-1)?.element.append(item);
    paragraph.remove();
  }
  return page.body.innerHTML;
}
