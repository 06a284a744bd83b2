import type { TaggedPdf } from './tagged-pdf.ts';

/** Runs `write` on a document that produces plain text, for documents too large for a PDF. */
export function writePlainText(write: (document: TaggedPdf) => void): string {
  const parts: string[] = [];
  const say = (text: string): void => void parts.push(text, '\n\n');
  write({
    title: say,
    section: (heading) => say(`\n${heading}`),
    heading: say,
    paragraph: (words) => (words.trim() === '' ? undefined : say(words)),
    lead: say,
    table: (columns, rows) =>
      say([columns.map(({ label }) => label), ...rows].map((cells) => cells.join(' | ')).join('\n')),
    signatures: (names, below) => say(names.map((name) => `${name}: ${below}`).join('\n')),
    qr: (_address, caption) => say(caption),
  });
  return parts.join('');
}
