/** Returns the text of an element in print, according to `printStyle`: without screen-only parts and controls. */
export function printedText(element: Element): string {
  const paper = element.cloneNode(true);
  if (!(paper instanceof Element)) return '';
  for (const hidden of paper.querySelectorAll('[data-screen-only], form, button, nav')) hidden.remove();
  return paper.textContent ?? '';
}
