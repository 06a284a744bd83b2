import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { type ConversationView, MESSAGE_MAX } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDate } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { useDraft } from '@psp/remote/draft';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
import { isTouch, onEnter } from './keys.ts';
import type { Outbox } from './outbox.ts';
import { strings } from './strings.ts';
import { type Unsent, unsentName } from './unsent.ts';
import { useWritingSignal } from './writing.tsx';

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

const Notices = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 20px 10px;
  &:empty { display: none; }
  ${media.narrow} { padding: 0 16px 10px; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

/* Hint and button share a line: the second one when space is limited. */
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

const ReadsOnly = () => <Notice tone="info" title={strings.readsOnly} />;

/* Reason why no message can be sent, where the association has not locked the conversation. */
const Barred = ({ conversation: { bar, refusal } }: Pick<ComposeProps, 'conversation'>) => (
  <Notice tone="warning" title={bar ? strings.barred[bar] : (refusal ?? strings.barredSomehow)} />
);

/* Why the association locked the conversation, and the contest of it, which is read also after the conversation is open again. */
function Locked({ area, conversation: { id, locked } }: Pick<ComposeProps, 'area' | 'conversation'>) {
  return (
    <DecisionStatement area={area.kind} entity="conversation-report" on={id}>
      {locked ? (
        <Notice tone="warning" title={strings.locked}>
          <p>{strings.lockedText(locked.reason, formatDate(locked.at))}</p>
        </Notice>
      ) : null}
    </DecisionStatement>
  );
}

/** Form of a new message or note, or the reason why none can be written. The text is kept on the device until it is sent. */
export function Compose(props: ComposeProps) {
  const { actions, status, isReported, locked } = props.conversation;
  const readsOnly = useIsReadOnly();
  const mayWrite = actions.some((action) => action === 'write' || action === 'answer' || action === 'reopen');
  if (readsOnly)
    return (
      <Notices>
        <Locked area={props.area} conversation={props.conversation} />
        {locked ? null : <ReadsOnly />}
      </Notices>
    );
  return (
    <>
      <Notices>
        <Locked area={props.area} conversation={props.conversation} />
        {mayWrite || locked ? null : <Barred conversation={props.conversation} />}
        {isReported ? <Notice tone="info" title={strings.reported} /> : null}
        {mayWrite && status === 'completed' ? <Notice tone="info" title={strings.reopens} /> : null}
      </Notices>
      {actions.includes('note') ? <ComposeForm {...props} mayWrite={mayWrite} /> : null}
    </>
  );
}

/** Id of the field for files. */
const FILES_ID = 'message-files';

const BLANK: Unsent = { body: '', isNote: false, attachments: [] };

interface ComposeOptions {
  conversation: ConversationView;
  box: Outbox;
  /** False when only notes can be written. */
  mayWrite: boolean;
}

/* State of the form: the text is kept as a draft until it is passed to the outbox. `isHeld` is true while it cannot be sent. */
function useCompose({ conversation, box, mayWrite }: ComposeOptions) {
  const [text, setText] = useState<Unsent | undefined>(undefined);
  const draft = useDraft<Unsent>(unsentName(conversation.id), text);
  const [showsFiles, setShowsFiles] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const typed = text ?? draft.saved ?? BLANK;
  const isNote = typed.isNote || !mayWrite;
  const tooLong = typed.body.length > MESSAGE_MAX ? strings.tooLong : undefined;
  const isHeld = typed.body.trim() === '' || isUploading || tooLong !== undefined;
  // Text typed as a note stays a note when messages become possible again.
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

type Composing = ReturnType<typeof useCompose>;

/* Buttons to attach files, to make the text a note, and to send. */
function ComposeBar({ compose, mayWrite }: { compose: Composing; mayWrite: boolean }) {
  const { isNote, isHeld, change, showsFiles, setShowsFiles } = compose;
  /* The file picker opens with the field, within the same click. */
  const attach = () => {
    flushSync(() => setShowsFiles(!showsFiles));
    if (!showsFiles) document.getElementById(FILES_ID)?.click();
  };
  return (
    <Bar>
      <Button variant="quiet" size="small" icon={<Paperclip aria-hidden />} aria-expanded={showsFiles} onPress={attach}>
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
        <small>{isTouch() ? strings.touchKeys : strings.keys}</small>
        <Button type="submit" icon={<Send aria-hidden />} isDisabled={isHeld}>
          {isNote ? strings.keep : strings.send}
        </Button>
      </End>
    </Bar>
  );
}

function ComposeForm(props: ComposeProps & { mayWrite: boolean }) {
  const { area, conversation, mayWrite } = props;
  const signalWriting = useWritingSignal(area, conversation.id);
  const compose = useCompose(props);
  const { typed, isNote, tooLong, change, send, isUploading } = compose;
  const label = isNote ? strings.noteText : strings.message(conversation.other.name);
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
          // Notes are not signalled to the other side.
          if (!isNote && body.trim() !== '') signalWriting();
        }}
        onKeyDown={onEnter(send)}
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
