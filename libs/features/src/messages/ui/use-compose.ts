import { type ConversationView, MESSAGE_MAX } from '@psp/contracts/messages';
import { useDraft } from '@psp/remote/draft';
import { useState } from 'react';
import type { Outbox } from './outbox.ts';
import { strings } from './strings.ts';
import { type Unsent, unsentName } from './unsent.ts';

/** Id of the field of a message's files. */
export const FILES_ID = 'message-files';

const BLANK: Unsent = { body: '', isNote: false, attachments: [] };

interface ComposeOptions {
  conversation: ConversationView;
  box: Outbox;
  /** False where only notes can be written. */
  mayWrite: boolean;
}

/** What is typed, kept until it is handed to the outbox. `isHeld`: there is nothing to send, or not yet. */
export function useCompose({ conversation, box, mayWrite }: ComposeOptions) {
  const [text, setText] = useState<Unsent | undefined>(undefined);
  const draft = useDraft<Unsent>(unsentName(conversation.id), text);
  const [showsFiles, setShowsFiles] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const typed = text ?? draft.saved ?? BLANK;
  const isNote = typed.isNote || !mayWrite;
  const tooLong = typed.body.length > MESSAGE_MAX ? strings.tooLong : undefined;
  const isHeld = typed.body.trim() === '' || isUploading || tooLong !== undefined;
  // What was typed as a note stays one when the other side can be written to again.
  const change = (patch: Partial<Unsent>) => setText({ ...typed, isNote, ...patch });
  const send = () => {
    if (isHeld) return;
    box.add({ body: typed.body.trim(), isNote, attachments: typed.attachments });
    draft.clear();
    setText(BLANK);
    setShowsFiles(false);
  };
  return { typed, isNote, tooLong, isHeld, change, send, showsFiles, setShowsFiles, isUploading, setUploading };
}

export type Composing = ReturnType<typeof useCompose>;
