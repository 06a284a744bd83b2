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
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { fileHref, reportFilters, reportQuery, useDecision } from './queries.ts';
import { DECISIONS, STANDING, strings } from './strings.ts';

/** One report as the association decides on it: what was reported, why, and the decision. */
export function ReportedConversationPage() {
  const { id = '' } = useParams();
  const query = useQuery(reportQuery(id));
  return <LoadedPage query={query}>{(report) => <Detail key={id} report={report} />}</LoadedPage>;
}

interface ReportProps {
  report: ReportedView;
}

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

function Detail({ report }: ReportProps) {
  const { subject, status, text, decision, history, messages } = report;
  usePageTitle(subject);
  const filters = reportFilters.read(useSearchParams()[0]);
  return (
    <Page width="wide">
      <PageHeader
        title={subject}
        breadcrumb={[{ label: strings.title, href: reportFilters.address(filters) }, { label: subject }]}
        badge={<StatusBadge status={REPORT_STATUS[status]} />}
      />
      <Decision report={report} />
      {decision ? (
        <Notice tone="info" title={strings.decision}>
          <p>{decision}</p>
        </Notice>
      ) : null}
      <Columns>
        <Stack gap={24}>
          <Card aria-label={strings.text}>
            <CardHeader title={strings.text} />
            <CardBody>
              <Prose>{text}</Prose>
            </CardBody>
          </Card>
          <MessagesCard id={report.id} messages={messages} />
        </Stack>
        <Stack gap={24}>
          <ReportFacts report={report} />
          <HistoryCard entries={history} />
        </Stack>
      </Columns>
    </Page>
  );
}

function ReportFacts({ report: { reason, isOfMessage, reporter, other, author, at } }: ReportProps) {
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

function Decision({ report }: ReportProps) {
  const { title, text } = STANDING[report.status];
  const actions = REPORT_ACTIONS.map((action) => <Decide key={action} report={report} action={action} />);
  return (
    <NextStep title={title} actions={actions}>
      {text}
    </NextStep>
  );
}

function Decide({ report, action }: ReportProps & { action: ReportAction }) {
  const act = useDecision(report, action);
  const { label, title, text, reason } = DECISIONS[action];
  const look =
    action === 'uphold' ? ({ variant: 'danger', isDanger: true } as const) : ({ variant: 'secondary' } as const);
  return (
    <ReasonButton {...{ act, label, title, reason, ...look }} isOffered={report.actions.includes(action)}>
      <p>{text}</p>
    </ReasonButton>
  );
}
