import { LinkedText } from '../../written/ui/linked-text.tsx';
import { OwnText } from '@psp/design-system/own-text';
import type { MessageView } from '@psp/contracts/messages';
import { formatClock } from '@psp/design-system/format';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileLink, fileFacts } from '../../attachments/ui/files-card.tsx';
import { strings } from './strings.ts';

type Look = 'own' | 'other' | 'note' | 'failed';

const looks: Record<Look, { edge: string; ground: string }> = {
  own: { edge: '1px solid var(--blue-100)', ground: 'var(--blue-100)' },
  other: { edge: '1px solid var(--line)', ground: 'var(--surface)' },
  note: { edge: '1px dashed var(--ochre-700)', ground: 'var(--ochre-100)' },
  failed: { edge: '1px solid var(--brick-700)', ground: 'var(--surface)' },
};

export const Entry = styled.article<{ $isRight: boolean; $isWide: boolean }>`
  display: grid;
  gap: 4px;
  justify-self: ${({ $isRight }) => ($isRight ? 'end' : 'start')};
  justify-items: ${({ $isRight }) => ($isRight ? 'end' : 'start')};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  max-width: ${({ $isWide }) => ($isWide ? '100%' : 'min(82%, 70ch)')};
  min-width: 0;
  header { color: var(--ink-muted); font-size: 0.9375rem; }
  header strong { color: var(--ink); font-weight: 600; }
  ${media.narrow} { max-width: ${({ $isWide }) => ($isWide ? '100%' : '90%')}; }
`;

export const Bubble = styled.div<{ $look: Look }>`
  width: ${({ $look }) => ($look === 'note' ? '100%' : 'auto')};
  max-width: 100%;
  padding: 8px 12px;
  border: ${({ $look }) => looks[$look].edge};
  border-left: ${({ $look }) => ($look === 'note' ? '4px solid var(--ochre-700)' : looks[$look].edge)};
  border-radius: 6px;
  background: ${({ $look }) => looks[$look].ground};
  font-size: 1.0625rem;
  p { max-width: none; white-space: pre-line; overflow-wrap: anywhere; }
`;

const NoteMark = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  color: var(--ochre-700);
  font-size: 0.9375rem;
`;

const Files = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 6px;
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
  li > svg { margin-top: 4px; }
  a { overflow-wrap: anywhere; }
  small { color: var(--ink-muted); font-size: 0.9375rem; white-space: nowrap; }
`;

const Seen = styled.span`
  color: var(--blue-700);
  font-weight: 600;
  svg { vertical-align: -2px; }
`;

/* Small and beside the time, because every message has it and it is rarely used. */
const Report = styled.button`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-left: 4px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink-muted);
  vertical-align: middle;
  cursor: pointer;
  &:hover { background: var(--sunken); color: var(--brick-700); }
  @media print { display: none; }
`;

interface MessageProps {
  message: MessageView;
  /** Name of the other side's organisation. */
  other: string;
  hrefOf: (fileId: string) => string;
  /** When the other side read the message; set only for the last own message that it has read. */
  seenAt: string | null;
  /** Opens the report of the message; undefined when it may not be reported. */
  onReport: (() => void) | undefined;
}

/** Message of a thread. Notes are not printed, because the other side may get the paper. */
export function Message({ message, other, hrefOf, seenAt, onReport }: MessageProps) {
  const { isOwn, isNote, body, attachments } = message;
  const look = isNote ? 'note' : isOwn ? 'own' : 'other';
  return (
    <Entry $isRight={isOwn && !isNote} $isWide={isNote} {...(isNote ? screenOnly : {})}>
      {isNote ? null : <Author {...{ message, other, seenAt, onReport }} />}
      <Bubble $look={look}>
        {isNote ? (
          <NoteMark>
            <Lock size={16} aria-hidden />
            <strong>{strings.noteMark}</strong>
            <span>
              {message.author}, <time dateTime={message.at}>{formatClock(message.at)}</time>
            </span>
          </NoteMark>
        ) : null}
        <p>
          <LinkedText text={body} />
        </p>
        <Attached files={attachments} hrefOf={hrefOf} />
      </Bubble>
    </Entry>
  );
}

function Author({ message, other, seenAt, onReport }: Omit<MessageProps, 'hrefOf'>) {
  const { author, isOwn, isMine, at } = message;
  const who: ReactNode = isOwn ? (isMine ? strings.me : null) : other;
  return (
    <header>
      <strong>{author}</strong>
      {isOwn ? ' ' : ', '}
      {who ? <OwnText>{`${who}, `}</OwnText> : null}
      <time dateTime={at}>{formatClock(at)}</time>
      {seenAt ? (
        <Seen {...screenOnly}>
          {' '}
          <Check size={16} aria-hidden /> {strings.seen(seenAt)}
        </Seen>
      ) : null}
      {onReport ? (
        <Report
          type="button"
          title={strings.reportMessage}
          aria-label={strings.reportMessageOf(author, formatClock(at))}
          onClick={onReport}
        >
          <Flag size={16} aria-hidden />
        </Report>
      ) : null}
    </header>
  );
}

function Attached({ files, hrefOf }: { files: MessageView['attachments']; hrefOf: MessageProps['hrefOf'] }) {
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((file) => (
        <li key={file.id}>
          <Paperclip size={18} aria-hidden />
          <span>
            <FileLink file={file} href={hrefOf(file.id)} /> <small>{fileFacts(file)}</small>
          </span>
        </li>
      ))}
    </Files>
  );
}
