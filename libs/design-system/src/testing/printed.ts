/** Text of an element as it stands on paper, after `printStyle`: without what is marked as screen only, and without controls. */
export function printedText(element: Element): string {
  const paper = element.cloneNode(true);
  if (!(paper instanceof Element)) return '';
  for (const hidden of paper.querySelectorAll('[data-screen-only], form, button, nav')) hidden.remove();
  return paper.textContent ?? '';
}
