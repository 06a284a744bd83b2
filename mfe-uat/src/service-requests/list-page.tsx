import { RECEIVED } from '@psp/contracts/request-kinds';
import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { dayChips } from '@psp/features/reports/ui/day-chips';
import { SavedFilters } from '@psp/features/saved-filters/ui/saved-filters';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { strings as consultations } from '../consultations/strings.ts';
import { strings as groups } from '../groups/strings.ts';
import { requestList } from './filters.ts';
import { exportHref, requestsQuery } from './queries.ts';
import { requestCaption, requestHref } from './request-address.ts';
import { strings } from './strings.ts';

const KEPT = { area: 'uat', name: 'requests' } as const;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px 24px;
  counter-reset: step;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Step = styled.li`
  counter-increment: step;
  font-size: 1rem;
  line-height: 1.45;
  strong { display: flex; align-items: center; gap: 10px; margin-bottom: 6px; font-size: 1.0625rem; line-height: 1.3; }
  strong::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--blue-100);
    color: var(--blue-700);
  }
`;

/** Explains the four steps of a request. */
function HowItWorks() {
  return (
    <Card>
      <CardHeader title={strings.howTitle} />
      <CardBody>
        <Steps>
          {strings.how.map(({ title, text }) => (
            <Step key={title}>
              <strong>{title}</strong>
              {text}
            </Step>
          ))}
        </Steps>
      </CardBody>
    </Card>
  );
}

const { columns: labels } = strings;

const columnsOf = (isReadOnly: boolean): RecordColumns<RequestListItem> => [
  {
    key: 'request',
    label: labels.request,
    cell: (item) => (
      <>
        <Link href={requestHref(item, isReadOnly)} isStrong>
          {item.title || strings.untitled}
        </Link>
        <Under>{requestCaption(item)}</Under>
        <KindBadge kind={item.kind} />
      </>
    ),
  },
  { key: 'status', label: labels.status, cell: ({ status }) => <StatusBadge status={REQUEST_STATUS[status]} /> },
  {
    key: 'deadline',
    label: labels.deadline,
    cell: ({ deadline }) => (deadline ? <Day dateTime={deadline}>{formatDate(deadline)}</Day> : strings.noDeadline),
  },
  {
    key: 'offers',
    label: labels.offers,
    align: 'end',
    cell: ({ kind, offers }) => strings.received[RECEIVED[kind]](offers),
  },
  {
    key: 'questions',
    label: labels.questions,
    align: 'end',
    cell: ({ id, unansweredQuestions: count }) =>
      count > 0 ? <Link href={`/uat/service-requests/${id}?tab=questions`}>{formatNumber(count)}</Link> : strings.none,
  },
];

/** Requests of the authority, with their offers and unanswered questions. */
function RequestTable({ items }: { items: readonly RequestListItem[] }) {
  const columns = columnsOf(useIsReadOnly());
  return <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />;
}

/** /uat/service-requests: all requests of the authority. */
export function ListPage() {
  const listed = useListed(requestList, requestsQuery);
  const isReadOnly = useIsReadOnly();
  usePageTitle(strings.title);
  const create = isReadOnly ? null : (
    <Row>
      <ButtonLink href="/uat/service-requests/new?fel=consultation" variant="secondary">
        {consultations.create}
      </ButtonLink>
      <ButtonLink href="/uat/service-requests/new?fel=group" variant="secondary">
        {groups.create}
      </ButtonLink>
      <ButtonLink href="/uat/service-requests/new" icon={<Plus aria-hidden />}>
        {strings.create}
      </ButtonLink>
    </Row>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={create} />
      <p>
        <Link href="/uat/service-requests/groups">{groups.list.open}</Link>
      </p>
      <FilteredList
        {...listed}
        words={isReadOnly ? { ...strings, emptyText: strings.emptyToRead } : strings}
        moreChips={dayChips(listed.filters, strings)}
        submitLabel={strings.find}
        emptyAction={create}
        note={<SavedFilters kept={KEPT} list={requestList} filters={listed.filters} />}
        order={
          listed.query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(listed.filters, format)} /> : null
        }
      >
        {({ items }) => <RequestTable items={items} />}
      </FilteredList>
      <HowItWorks />
    </Page>
  );
}
