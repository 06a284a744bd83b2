import { type ConversationView, MESSAGE_MAX } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { useDraft } from '@psp/remote/draft';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { type MessagesArea, uploadsOf } from './area.ts';
import { Barred, ReadsOnly, Told } from './compose-notices.tsx';
import type { Outbox } from './outbox.ts';
import { strings } from './strings.ts';
import { type Unsent, unsentName } from './unsent.ts';
import { useTellWriting } from './writing.tsx';

const Panel = styled.form<{ $isNote: boolean }>`
  display: grid;
  gap: 8px;
  padding: 10px 20px 12px;
  border-top: 1px solid var(--line);
  background: ${({ $isNote }) => ($isNote ? 'var(--ochre-100)' : 'var(--surface)')};
  textarea { min-height: 52px; max-height: 30dvh; field-sizing: content; resize: none; }
  ${media.narrow} { padding: 10px 16px 12px; }
  @media print { display: none; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

/* The hint and the button share a line, the second one where there is little room. */
const End = styled.div`
  display: flex;
  flex: 1 1 340px;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  small { color: var(--ink-muted); font-size: 0.9375rem; text-wrap: balance; }
  > :last-child { flex: none; }
  ${media.narrow} { flex-basis: 100%; small { flex: 1; } }
`;

interface ComposeProps {
  area: MessagesArea;
  conversation: ConversationView;
  box: Outbox;
}

/** Where a message is written, or why none can be. What is typed is kept on the device. */
export function Compose(props: ComposeProps) {
  const { actions, status, isReported } = props.conversation;
  const readsOnly = useReadsOnly();
  const mayWrite = actions.some((action) => action === 'write' || action === 'answer' || action === 'reopen');
  if (readsOnly) return <Told>{props.conversation.locked ? <Barred {...props.conversation} /> : <ReadsOnly />}</Told>;
  return (
    <>
      <Told>
        {mayWrite ? null : <Barred {...props.conversation} />}
        {isReported ? <Notice tone="info" title={strings.reported} /> : null}
        {mayWrite && status === 'completed' ? <Notice tone="info" title={strings.reopens} /> : null}
      </Told>
      {actions.includes('note') ? <Writing {...props} mayWrite={mayWrite} /> : null}
    </>
  );
}

const BLANK: Unsent = { body: '', isNote: false, attachments: [] };

function Writing({ area, conversation, box, mayWrite }: ComposeProps & { mayWrite: boolean }) {
  const { id, other } = conversation;
  const [text, setText] = useState<Unsent | undefined>(undefined);
  const draft = useDraft<Unsent>(unsentName(id), text);
  const typed = text ?? draft.saved ?? BLANK;
  const tellWriting = useTellWriting(area, id);
  const [showsFiles, setShowsFiles] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isNote = typed.isNote || !mayWrite;
  const isBlank = typed.body.trim() === '';
  const tooLong = typed.body.length > MESSAGE_MAX ? strings.tooLong : undefined;
  // What was typed as a note stays one when the other side can be written to again.
  const change = (patch: Partial<Unsent>) => setText({ ...typed, isNote, ...patch });
  const send = () => {
    if (isBlank || isUploading || tooLong) return;
    box.add({ body: typed.body.trim(), isNote, attachments: typed.attachments });
    draft.clear();
    setText(BLANK);
    setShowsFiles(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes Enter to accept what it proposes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Panel
      $isNote={isNote}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label={isNote ? strings.noteText : strings.message(other.name)}
        isLabelHidden
        placeholder={isNote ? strings.noteText : strings.message(other.name)}
        rows={1}
        value={typed.body}
        error={tooLong}
        onChange={(body) => {
          change({ body });
          // Of a note nobody is told.
          if (!isNote && body.trim() !== '') tellWriting();
        }}
        onKeyDown={onKeyDown}
      />
      {showsFiles || typed.attachments.length > 0 ? (
        <AttachmentsField
          id="message-files"
          name="attachments"
          value={typed.attachments}
          error={isUploading ? strings.uploading : undefined}
          onChange={(attachments) => change({ attachments })}
          known={[]}
          address={uploadsOf(area)}
          onRunning={setUploading}
        />
      ) : null}
      <Bar>
        <Button
          variant="quiet"
          size="small"
          icon={<Paperclip aria-hidden />}
          aria-expanded={showsFiles}
          onPress={() => setShowsFiles(!showsFiles)}
        >
          {showsFiles ? strings.hideFiles : strings.attach}
        </Button>
        {mayWrite ? (
          <Button
            variant="quiet"
            size="small"
            icon={<Lock aria-hidden />}
            aria-pressed={isNote}
            onPress={() => change({ isNote: !isNote })}
          >
            {strings.asNote}
          </Button>
        ) : null}
        <End>
          <small>{strings.keys}</small>
          <Button
            type="submit"
            icon={<Send aria-hidden />}
            isDisabled={isBlank || isUploading || tooLong !== undefined}
          >
            {isNote ? strings.keep : strings.send}
          </Button>
        </End>
      </Bar>
    </Panel>
  );
}
