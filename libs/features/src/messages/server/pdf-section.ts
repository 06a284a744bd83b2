import { formatMoment, formatSize } from '@psp/bff-kit/documents/format';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import type { Transcript } from '@psp/domain/communicating/messages/transcript';
import { strings } from './strings.ts';

/**
 * Writes the messages of a transcript: author, time, text, and names and sizes of the files. Adds a note with the total when the
 * transcript has only the last messages.
 */
export function writeMessages(pdf: TaggedPdf, { messages, total }: Pick<Transcript, 'messages' | 'total'>): void {
  if (total > messages.length) pdf.paragraph(strings.lastOf(messages.length, total));
  for (const { at, author, organisation, body, files } of messages) {
    pdf.paragraph(strings.message(author, organisation, formatMoment(at)), 'bold');
    pdf.paragraph(body);
    const named = files.map(({ name, size }) => `${name} (${formatSize(size)})`);
    if (named.length > 0) pdf.paragraph(strings.filesOf(named.join('; ')));
  }
}
