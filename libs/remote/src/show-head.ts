import type { HeadElement } from './head-elements.ts';

/** Marks what a page has put into the head, in the browser or on the server, so that the next page takes it away. */
export const HEAD_MARK = 'data-head';

/** Puts a page's elements into the document's head in place of those of the page before. */
export function showHead(elements: readonly HeadElement[]): void {
  forgetHead();
  for (const { tag, attributes, text } of elements) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) element.setAttribute(name, value);
    if (text) element.textContent = text;
    document.head.append(element);
  }
}

/** Takes away what the page before has said of itself, apart from its title. */
export function forgetHead(): void {
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
}
