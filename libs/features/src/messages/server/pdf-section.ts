import { formatMoment, formatSize } from '@psp/bff-kit/documents/format';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

interface Message {
  at: string;
  author: string;
  organisation: string;
  body: string;
  files: readonly { name: string; size: number }[];
}

/** Writes messages one below the other: who wrote when, the text, and the names and sizes of the files. */
export function writeMessages(pdf: TaggedPdf, messages: readonly Message[]): void {
  for (const { at, author, organisation, body, files } of messages) {
    pdf.paragraph(strings.message(author, organisation, formatMoment(at)), 'bold');
    pdf.paragraph(body);
    const named = files.map(({ name, size }) => `${name} (${formatSize(size)})`);
    if (named.length > 0) pdf.paragraph(strings.filesOf(named.join('; ')));
  }
}
