import { serverNow } from '@psp/auth/session/server-clock';
import { FEEDBACK_QUESTIONS, type FeedbackResults } from '@psp/contracts/event-feedback';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Stars } from '@psp/design-system/stars';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api, resultsQuery } from './queries.ts';
import { strings } from './strings.ts';

type Results = NonNullable<FeedbackResults['results']>;
type Question = Results['questions'][number];

const Texts = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: 10px 0; white-space: pre-line; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--line); }
`;

/** /admin/events/:id/feedback: what those who attended an event answered. */
export function FeedbackPage() {
  usePageTitle(strings.title);
  const query = useQuery(resultsQuery(useParams()['id'] ?? ''));
  return (
    <LoadedPage query={query} title={strings.title}>
      {(feedback) => <Shown feedback={feedback} />}
    </LoadedPage>
  );
}

function Shown({ feedback }: { feedback: FeedbackResults }) {
  const { id, number, title, results, answers, present, isOver } = feedback;
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={<OwnText>{title}</OwnText>}
        breadcrumb={[
          { label: strings.events, href: '/admin/events' },
          { label: number, href: `/admin/events/${id}`, isNumber: true },
          { label: strings.title },
        ]}
        meta={isOver ? [strings.lead(answers, present)] : []}
        actions={results ? <PrintButton /> : null}
      />
      {results ? <Answers feedback={feedback} results={results} /> : <NoResults feedback={feedback} />}
    </Page>
  );
}

function NoResults({ feedback: { answers, isOver, closesAt } }: { feedback: FeedbackResults }) {
  const isClosed = new Date(closesAt) <= serverNow();
  if (!isOver) return <EmptyState title={strings.early}>{strings.earlyText}</EmptyState>;
  if (answers === 0)
    return (
      <EmptyState title={isClosed ? strings.noneClosed : strings.none}>
        {isClosed ? strings.closedText(closesAt) : strings.noneText(closesAt)}
      </EmptyState>
    );
  if (!isClosed) return <EmptyState title={strings.soFar(answers)}>{strings.openText(closesAt)}</EmptyState>;
  return (
    <EmptyState title={strings.few(answers)}>
      <p>{strings.fewText}</p>
      <p>{strings.closedText(closesAt)}</p>
    </EmptyState>
  );
}

const columns: RecordColumns<Question> = [
  {
    key: 'question',
    label: strings.question,
    isTitle: true,
    cell: ({ question }) => <strong>{FEEDBACK_QUESTIONS[question]}</strong>,
  },
  {
    key: 'average',
    label: strings.average,
    cell: ({ average }) => (
      <>
        <Stars value={average} label={strings.averageOf(average)} /> <Under>{strings.averageOf(average)}</Under>
      </>
    ),
  },
  ...[5, 4, 3, 2, 1].map((mark) => ({
    key: `mark-${mark}`,
    label: strings.stars(mark),
    cell: ({ counts }: Question) => String(counts[mark - 1] ?? 0),
  })),
];

function Answers({ feedback: { id, answers }, results }: { feedback: FeedbackResults; results: Results }) {
  return (
    <Stack gap={16}>
      <Card aria-label={strings.marks}>
        <CardHeader
          title={strings.marks}
          action={
            <ExportLinks hrefOf={(format) => api.href('GET /events/:id/feedback/table', { id, query: { format } })} />
          }
        />
        <CardBody>
          <Stack gap={16}>
            <RecordTable
              caption={strings.marks}
              columns={columns}
              rows={results.questions}
              keyOf={({ question }) => question}
              dense
            />
            <p>
              <span>{strings.recommend}: </span>
              <strong>{strings.recommendOf(results.recommend, answers)}</strong>
            </p>
          </Stack>
        </CardBody>
      </Card>
      <Written title={strings.liked} texts={results.liked} />
      <Written title={strings.improve} texts={results.improve} />
    </Stack>
  );
}

function Written({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={texts.length > 0 ? strings.unnamed : undefined} />
      <CardBody>
        {texts.length === 0 ? (
          <p>{strings.noText}</p>
        ) : (
          <Texts role="list">
            {texts.map((text, at) => (
              <li key={`${at}-${text.slice(0, 20)}`}>{text}</li>
            ))}
          </Texts>
        )}
      </CardBody>
    </Card>
  );
}
