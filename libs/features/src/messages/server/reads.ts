import { formatMoment } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import type { Handlers } from '@psp/bff-kit/implement';
import type { conversationOperations } from '@psp/contracts/messages';
import { fileOfMessage } from '@psp/domain/communicating/messages/attached-files';
import { readStart } from '@psp/domain/communicating/messages/first-contact';
import { listConversations } from '@psp/domain/communicating/messages/list';
import { conversationText } from '@psp/domain/communicating/messages/queries';
import { readTranscript, type Transcript, transcriptPages } from '@psp/domain/communicating/messages/transcript';
import { found } from '@psp/domain/load';
import { inThread } from '@psp/domain/threads';
import { sendAttached } from '../../attachments/server/handlers.ts';
import { messagesText } from './archive.ts';
import { writeMessages } from './pdf-section.ts';
import { strings } from './strings.ts';

/* Writes the PDF of a conversation, without notes. Runs in a worker thread. */
function writeTranscript({ transcript, now }: { transcript: Transcript; now: Date }): Promise<Uint8Array> {
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

const printTranscript = inThread<typeof writeTranscript>(new URL('./write-pdf.ts', import.meta.url), 'writeTranscript');

type Reads = Pick<
  Handlers<(typeof conversationOperations)['table']>,
  'list' | 'preview' | 'view' | 'pdf' | 'text' | 'attachment'
>;

/** Handlers of the read operations on conversations: list, thread, PDF, text file, attachments, and the preview of a new one. */
export const conversationReads: Reads = {
  list: ({ db, actor }, query) => listConversations(db, actor, query),
  preview: ({ db, now, actor }, about) => readStart({ db, now }, actor, about),
  view: ({ db, actor, now }, { id, pages }) => conversationText(db, actor, id, { pages, now }),
  pdf: async ({ db, actor, now }, { id }, reply) => {
    const transcript = found(await readTranscript(db, actor, id));
    const content = await printTranscript({ transcript, now }, actor.organisationId);
    return sendDocument(reply, { name: strings.file(transcript.number), content });
  },
  text: async ({ db, actor }, { id }, reply) => {
    const transcript = found(await readTranscript(db, actor, id));
    const content = messagesText(transcriptPages(db, transcript.id));
    const name = strings.archive(transcript.number);
    return sendDocument(reply, { name, type: 'text/plain; charset=utf-8', content });
  },
  attachment: sendAttached(fileOfMessage),
};
