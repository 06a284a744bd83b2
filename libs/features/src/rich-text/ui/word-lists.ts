interface OpenList {
  /** Which of the document's lists it is, and how deep, as Word says it. */
  key: string;
  level: number;
  element: HTMLElement;
}

/** What Word says of a paragraph in a list: the list's number in the document and the level, from 1. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/i;
const MARKED = 'p[style*="mso-list:" i]';
const MARKER = '[style*="mso-list:ignore" i]';
const ROMAN = { i: 1, v: 5, x: 10 } as const;

const romanValue = (word: string): number => {
  const values = [...word].map((sign) => ROMAN[sign as keyof typeof ROMAN]);
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

/* A list of letters may stand anywhere in the alphabet; one that begins with i or with several letters counts in Roman numbers. */
function letterList(word: string): [type: string, start: number] {
  const small = word.toLowerCase();
  const isRoman = /^[ivx]+$/.test(small) && (small.length > 1 || small === 'i');
  const type = isRoman ? 'i' : 'a';
  const start = isRoman ? romanValue(small) : small.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return [word === small ? type : type.toUpperCase(), start];
}

/* The list that an item with this marker begins: numbers and letters go on from it, anything else is a bullet. */
function listFrom(page: Document, marker: string): HTMLElement {
  const [, number, word] = /^\(?(?:(\d{1,3})|([a-z]|[ivx]{2,5}))[.)]/i.exec(marker) ?? [];
  const list = page.createElement(number || word ? 'ol' : 'ul');
  const [type, start] = word ? letterList(word) : ['', Number(number ?? 1)];
  if (type) list.setAttribute('type', type);
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/* Takes the paragraph's words, without the marker, into an item. */
function itemOf(page: Document, paragraph: HTMLElement): { marker: string; item: HTMLElement } {
  const marker = [...paragraph.querySelectorAll(MARKER)].map((part) => part.textContent).join('');
  for (const part of paragraph.querySelectorAll(MARKER)) part.remove();
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  return { marker: marker.trim(), item };
}

/**
 * Makes lists of the paragraphs that Word writes its lists as, with their markers as text: bullets, numbers and letters, one in another
 * as they were. Returns the pasted HTML unchanged when there are none.
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
