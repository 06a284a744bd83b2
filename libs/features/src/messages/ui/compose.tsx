import type { ConversationView } from '@psp/contracts/messages';
import { TextAreaField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
import { ComposeBar } from './compose-bar.tsx';
import { Barred, ReadsOnly, Told } from './compose-notices.tsx';
import type { Outbox } from './outbox.ts';
import { strings } from './strings.ts';
import { isTouch } from './touch.ts';
import { FILES_ID, useCompose } from './use-compose.ts';
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

function Writing(props: ComposeProps & { mayWrite: boolean }) {
  const { area, conversation, mayWrite } = props;
  const tellWriting = useTellWriting(area, conversation.id);
  const compose = useCompose(props);
  const { typed, isNote, tooLong, change, send, isUploading } = compose;
  const label = isNote ? strings.noteText : strings.message(conversation.other.name);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes Enter to accept what it proposes; a keyboard on the screen has no other key for the next line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
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
        label={label}
        isLabelHidden
        placeholder={label}
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
      {compose.showsFiles || isUploading || typed.attachments.length > 0 ? (
        <AttachmentsField
          id={FILES_ID}
          name="attachments"
          value={typed.attachments}
          error={isUploading ? strings.uploading : undefined}
          onChange={(attachments) => change({ attachments })}
          known={[]}
          area={area.kind}
          onRunning={compose.setUploading}
        />
      ) : null}
      <ComposeBar compose={compose} mayWrite={mayWrite} />
    </Panel>
  );
}
