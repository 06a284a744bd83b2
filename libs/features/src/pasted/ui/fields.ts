const PART = /mso-element:\s*field-(begin|separator|end)/i;

/**
 * Removes the instructions of Word's fields (`PAGEREF _Toc1 \h`), which stand between a field's begin and its separator; what the field
 * shows stays. Fields stand in one another.
 */
export function removeFieldCodes(body: HTMLElement): void {
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
