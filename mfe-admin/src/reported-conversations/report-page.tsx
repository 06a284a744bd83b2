import {
  REPORT_ACTIONS,
  REPORT_REASON_LABELS,
  REPORT_STATUS,
  type ReportAction,
  type ReportedView,
} from '@psp/contracts/reported-conversations';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import Flag from 'lucide-react/icons/flag';
import { styled } from 'styled-components';
import { type Deciding, type DecisionContent, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import type { Decision } from '../queue/decisions.tsx';
import { fileHref, reportQueue, reports } from './queries.ts';
import { DECISIONS, STANDING, strings } from './strings.ts';

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

/** The reported messages, as they were written, with their files. */
function MessagesCard({ id, messages }: Pick<ReportedView, 'id' | 'messages'>) {
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

/** Page of one report: the reported messages, why, and the decision. */
export function ReportedConversationPage() {
  return (
    <QueueRecord queue={reportQueue}>
      {(report, place) => <DecisionPage place={place} {...reportContent(report)} />}
    </QueueRecord>
  );
}

/** What is decided on a report. */
export const reportContent = (report: ReportedView): DecisionContent<ReportAction> => ({
  title: report.subject,
  queueTitle: strings.title,
  nextLabel: strings.nextOne,
  badge: <StatusBadge status={REPORT_STATUS[report.status]} />,
  deciding: decidingOn(report),
  notices: report.decision ? <DecisionNotice text={report.decision} /> : null,
  aside: <ReportFacts report={report} />,
  history: report.history,
  isWaiting: report.status === 'open',
  children: (
    <>
      <Card aria-label={strings.text}>
        <CardHeader title={strings.text} />
        <CardBody>
          <Prose>{report.text}</Prose>
        </CardBody>
      </Card>
      <MessagesCard id={report.id} messages={report.messages} />
    </>
  ),
});

function DecisionNotice({ text }: { text: string }) {
  return (
    <Notice tone="info" title={strings.decision}>
      <p>{text}</p>
    </Notice>
  );
}

function ReportFacts({ report: { reason, isOfMessage, reporter, other, author, at } }: { report: ReportedView }) {
  const organisation = ({ id, name }: typeof other) => <Link href={`/admin/users/organizatii/${id}`}>{name}</Link>;
  const facts = [
    { term: strings.reason, detail: REPORT_REASON_LABELS[reason] },
    { term: strings.what, detail: isOfMessage ? strings.ofMessage : strings.ofConversation },
    { term: strings.reportedBy, detail: organisation(reporter) },
    { term: strings.author, detail: author },
    { term: strings.against, detail: organisation(other) },
    { term: strings.at, detail: formatDateTime(at) },
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}

const ADDRESSES = {
  dismiss: 'POST /reported-conversations/:id/dismiss',
  uphold: 'POST /reported-conversations/:id/uphold',
  lift: 'POST /reported-conversations/:id/lift',
} as const;

const decidingOn = (report: ReportedView): Deciding<ReportAction> => ({
  standing: STANDING[report.status],
  actions: report.actions,
  decisions: REPORT_ACTIONS.map((action) => decisionOn(report, action)),
});

function decisionOn({ id, version, subject }: ReportedView, action: ReportAction): Decision<ReportAction> {
  const { label, key, title, text, reason, done } = DECISIONS[action];
  return {
    action,
    label,
    key,
    ...(action === 'uphold' ? { variant: 'danger', isDanger: true } : {}),
    ask: { title, text, reason },
    act: {
      send: (given) => reports.call(ADDRESSES[action], { id, body: { version, reason: given } }),
      view: reportQueue.viewQuery(id),
      refreshes: [
        ['admin', 'reported-conversations', 'list'],
        ['admin', 'navigation-counts'],
      ],
      about: subject,
      done,
    },
  };
}
