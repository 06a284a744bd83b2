import { formatMoment } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import type { Transcript } from '@psp/domain/communicating/messages/transcript';
import { writeMessages } from './pdf-section.ts';
import { strings } from './strings.ts';

/** Writes a conversation on paper, as both sides read it. */
export function writeTranscript({ transcript, now }: { transcript: Transcript; now: Date }): Promise<Uint8Array> {
  const { subject, authority, firm, number, total } = transcript;
  const parties = `${authority} · ${firm}`;
  return writeTaggedPdf(
    {
      ...{ title: `${strings.title}: ${subject}`, author: authority },
      ...{ head: `${parties} · ${subject}`, foot: number ? `${parties} · ${number}` : parties },
      createdAt: now,
    },
    (pdf) => {
      pdf.title(strings.title);
      pdf.paragraph(subject, 'bold');
      pdf.table(columnsOf(common.facts, [30, 70]), [
        [strings.authority, authority],
        [strings.firm, firm],
        ...(number ? [[strings.number, number]] : []),
        [strings.count, String(total)],
      ]);
      pdf.section(strings.messages);
      writeMessages(pdf, transcript);
      pdf.paragraph(common.made(formatMoment(now.toISOString())));
    },
  );
}
