import type { ReportedView } from '@psp/contracts/reported-conversations';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import Flag from 'lucide-react/icons/flag';
import { styled } from 'styled-components';
import { fileHref } from './queries.ts';
import { strings } from './strings.ts';

const Log = styled.div`
  display: grid;
  gap: 16px;
`;

const Entry = styled.article<{ $isReported: boolean }>`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-left: ${({ $isReported }) => ($isReported ? '4px solid var(--brick-700)' : '1px solid var(--line)')};
  border-radius: 8px;
  overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; font-size: 1rem; }
  time { color: var(--ink-muted); font-size: 1rem; }
`;

/** What was reported, as it was written, with its files. */
export function MessagesCard({ id, messages }: Pick<ReportedView, 'id' | 'messages'>) {
  return (
    <Card aria-label={strings.messages}>
      <CardHeader title={strings.messages} />
      <CardBody>
        <Log>
          <p>{strings.messagesNote}</p>
          {messages.map((message) => (
            <Message key={message.number} message={message} hrefOf={(fileId) => fileHref(id, fileId)} />
          ))}
        </Log>
      </CardBody>
    </Card>
  );
}

interface MessageProps {
  message: ReportedView['messages'][number];
  hrefOf: (fileId: string) => string;
}

function Message({ message, hrefOf }: MessageProps) {
  const { author, organisation, at, body, attachments, isReported } = message;
  return (
    <Entry $isReported={isReported}>
      <header>
        <strong>
          {author}, {organisation}
        </strong>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {isReported ? (
          <Badge tone="danger" icon={<Flag aria-hidden />}>
            {strings.isReported}
          </Badge>
        ) : null}
      </header>
      <Prose>{body}</Prose>
      {attachments.map((file) => (
        <FileLine key={file.id} file={file} href={hrefOf(file.id)} />
      ))}
    </Entry>
  );
}
