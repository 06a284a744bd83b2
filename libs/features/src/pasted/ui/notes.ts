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
export function writeNotes(body: HTMLElement): void {
  for (const rule of body.querySelectorAll(LISTS.map((list) => `${list} > hr, ${list} > br`).join())) rule.remove();
  for (const link of body.querySelectorAll(LINKS)) {
    const number = link.textContent.replace(/[[\]\s]/g, '');
    const isNote = LEADS_BACK.test(link.getAttribute('href') ?? '');
    if (number) numberElement(link).replaceWith(`[${number}]${isNote ? ' ' : ''}`);
  }
}
