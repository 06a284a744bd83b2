import { type ConversationView, MESSAGE_MAX } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { useDraft } from '@psp/remote/draft';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
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

interface ComposeProps {
  area: MessagesArea;
  conversation: ConversationView;
  box: Outbox;
}

/** What is said above the place where messages are written. */
const Told = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 20px 10px;
  &:empty { display: none; }
  ${media.narrow} { padding: 0 16px 10px; }
`;

/** Said to those who may only read. */
const ReadsOnly = () => <Notice tone="info" title={strings.readsOnly} />;

/** Why nothing can be written to the other side. */
function Barred({ locked, bar, refusal }: Pick<ConversationView, 'locked' | 'bar' | 'refusal'>) {
  if (!locked) return <Notice tone="warning" title={bar ? strings.barred[bar] : (refusal ?? strings.barredSomehow)} />;
  return (
    <Notice tone="warning" title={strings.locked}>
      <p>{strings.lockedText(locked.reason, formatDate(locked.at))}</p>
    </Notice>
  );
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

/** True where one writes with a keyboard on the screen: its Enter key breaks the line, and a button sends. */
const isTouch = (): boolean => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;

/** Id of the field of a message's files. */
const FILES_ID = 'message-files';

const BLANK: Unsent = { body: '', isNote: false, attachments: [] };

interface ComposeOptions {
  conversation: ConversationView;
  box: Outbox;
  /** False where only notes can be written. */
  mayWrite: boolean;
}

/** What is typed, kept until it is handed to the outbox. `isHeld`: there is nothing to send, or not yet. */
function useCompose({ conversation, box, mayWrite }: ComposeOptions) {
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

type Composing = ReturnType<typeof useCompose>;

/** What goes with a message, and the button that sends it. */
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
