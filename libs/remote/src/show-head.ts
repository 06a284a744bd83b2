import type { HeadElement } from './head-elements.ts';

/** Attribute of the head elements of a page, removed by the next page. */
export const HEAD_MARK = 'data-head';

/** Replaces the previous page's head elements. */
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

/** Removes the previous page's head elements, except the title. */
export function forgetHead(): void {
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
}
