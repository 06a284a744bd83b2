import { sendDocument } from '@psp/bff-kit/documents/send-document';
import type { Handlers } from '@psp/bff-kit/implement';
import type { conversationOperations } from '@psp/contracts/messages';
import { readStart } from '@psp/domain/communicating/messages/first-contact';
import { listConversations } from '@psp/domain/communicating/messages/list';
import { conversationText } from '@psp/domain/communicating/messages/queries';
import { readTranscript, transcriptPages } from '@psp/domain/communicating/messages/transcript';
import { found } from '@psp/domain/load';
import { fileOfMessage } from '@psp/domain/communicating/messages/attached-files';
import { inThread } from '@psp/domain/threads';
import { attachmentDownload } from '../../attachments/server/handlers.ts';
import { messagesText } from './archive.ts';
import { strings } from './strings.ts';
import type { writeTranscript } from './write-pdf.ts';

const printTranscript = inThread<typeof writeTranscript>(new URL('./write-pdf.ts', import.meta.url), 'writeTranscript');

type Reads = Pick<
  Handlers<(typeof conversationOperations)['table']>,
  'list' | 'preview' | 'view' | 'pdf' | 'text' | 'attachment'
>;

/** List and thread of the conversations of one side, on paper and as text too, and what a new one would be. */
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
  attachment: attachmentDownload(fileOfMessage),
};
