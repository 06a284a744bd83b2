import { getDocumentProxy } from 'unpdf';

/** Reads the text of each page of a PDF, one line per printed line. Throws pdf.js's errors, and RangeError above `pagesMax`. */
export async function readPdfPages(bytes: Uint8Array, pagesMax: number): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  if (pdf.numPages > pagesMax) throw new RangeError('too many pages');
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text.replace(/[^\S\n]+/g, ' ').trim());
    page.cleanup();
  }
  return pages;
}
