import { type AnyBulk, BULK_STATUS_LABELS } from '@psp/contracts/bulk-act-names';
import type { BulkAct, BulkActView } from '@psp/contracts/bulk-acts';
import { PACKAGE_LABELS } from '@psp/contracts/organisation-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatDateTime, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CHANGED } from '../common/changed.ts';
import { strings as common } from '../common/strings.ts';
import { bulkAddress, bulkActQueryOf, bulkActs, bulkActsQuery, bulkList } from './bulk-queries.ts';
import { BULK_WORDS, bulkStrings as strings } from './bulk-strings.ts';
import { organisationAddress, sectionAddress } from './filters.ts';
import { NAME } from './name.ts';

const columns: RecordColumns<BulkAct> = [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={BULK_STATUS_LABELS[status]} />,
  },
  {
    key: 'action',
    label: strings.action,
    isTitle: true,
    cell: ({ id, action }) => (
      <Link href={bulkAddress(id)} isStrong>
        {strings.labelOf(action)}
      </Link>
    ),
  },
  { key: 'total', label: strings.total, align: 'end', cell: ({ total }) => formatNumber(total) },
  { key: 'done', label: strings.done, align: 'end', cell: ({ done }) => formatNumber(done) },
  { key: 'refused', label: strings.refused, align: 'end', cell: ({ refused }) => formatNumber(refused) },
  { key: 'by', label: strings.by, cell: ({ by }) => by },
  {
    key: 'when',
    label: strings.when,
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDate(createdAt)}</Day>,
  },
];

const users = { label: NAME, href: sectionAddress('organizatii') };

/** /admin/users/actiuni: acts on many rows, the newest first. */
export function BulkActsPage() {
  usePageTitle(strings.title);
  const listed = useListed(bulkList, bulkActsQuery);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} breadcrumb={[users, { label: strings.title }]} />
      <FilteredList {...listed} words={BULK_WORDS}>
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
        )}
      </FilteredList>
    </Page>
  );
}

/** /admin/users/actiuni/:id: progress of an act and the rows that were refused. */
export function BulkActPage() {
  const query = useQuery(bulkActQueryOf(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(one) => <Result one={one} />}</LoadedPage>;
}

function Result({ one }: { one: BulkActView }) {
  const { id, action, status } = one;
  const title = strings.labelOf(action);
  usePageTitle(title);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={BULK_STATUS_LABELS[status]} />}
        breadcrumb={[users, { label: strings.title, href: bulkList.address({ page: 1 }) }, { label: title }]}
        actions={
          status === 'running' ? (
            <StopButton one={one} />
          ) : (
            <ButtonLink variant="secondary" href={bulkActs.href('GET /bulk-acts/:id/results', { id })} download>
              {strings.csv}
            </ButtonLink>
          )
        }
      />
      <Progress one={one} />
      <Columns>
        <Problems one={one} />
        <Facts one={one} />
      </Columns>
    </Page>
  );
}

/* Announced once at the end; the bar says the rest. */
function Progress({ one: { status, done, refused, total, stopReason, resumesAt } }: { one: BulkActView }) {
  if (status === 'running')
    return (
      <Notice tone="info" title={`${strings.running}: ${strings.progress(done + refused, total)}`}>
        <Stack gap={8}>
          <p>{resumesAt ? strings.pausedText(resumesAt) : strings.runningText}</p>
          <ProgressBar value={((done + refused) / Math.max(1, total)) * 100} label={strings.running} />
        </Stack>
      </Notice>
    );
  return (
    <Notice
      tone={status === 'done' && refused === 0 ? 'success' : 'warning'}
      role="status"
      title={strings.result(done, refused)}
    >
      {stopReason}
    </Notice>
  );
}

const problemColumns = [
  { key: 'name', label: strings.name },
  { key: 'why', label: strings.why },
];

/* Rows of these are sign-ups, or rows of a table. */
const OF_NO_ORGANISATION: readonly AnyBulk[] = ['resendConfirmation', 'inviteOrganisations'];

function Problems({ one: { action, problems, refused } }: { one: BulkActView }) {
  if (problems.length === 0) return <div />;
  return (
    <Card aria-label={strings.problems}>
      <CardHeader title={strings.problems} action={formatNumber(refused)} />
      {refused > problems.length ? (
        <CardBody>
          <Under>{strings.firstOnly(problems.length)}</Under>
        </CardBody>
      ) : null}
      <Table caption={strings.problems} columns={problemColumns} isCaptionHidden>
        {problems.map(({ position, subjectId, name, problem }) => (
          <Tr key={position}>
            <Th>
              {OF_NO_ORGANISATION.includes(action) ? name : <Link href={organisationAddress(subjectId)}>{name}</Link>}
            </Th>
            <Td>{problem}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

function Facts({ one }: { one: BulkActView }) {
  const { by, createdAt, total, done, refused, reason, package: chosen } = one;
  return (
    <FactsCard
      title={strings.facts}
      items={[
        { term: strings.by, detail: by },
        { term: strings.when, detail: formatDateTime(createdAt) },
        ...(chosen ? [{ term: strings.package, detail: PACKAGE_LABELS[chosen].name }] : []),
        ...(reason ? [{ term: strings.reason, detail: reason }] : []),
        { term: strings.total, detail: formatNumber(total) },
        { term: strings.done, detail: formatNumber(done) },
        { term: strings.refused, detail: formatNumber(refused) },
        { term: strings.waiting, detail: formatNumber(total - done - refused) },
      ]}
    />
  );
}

function StopButton({ one: { id, version, action, actions } }: { one: BulkActView }) {
  const act = useAct({
    send: () => bulkActs.call('POST /bulk-acts/:id/stop', { id, body: { version } }),
    view: bulkActQueryOf(id),
    refreshes: CHANGED,
    done: strings.stopped,
    about: strings.labelOf(action),
  });
  return (
    <AskButton
      act={act}
      label={strings.stop}
      title={strings.stopTitle}
      isOffered={actions.includes('stop')}
      variant="secondary"
    >
      <p>{strings.stopText}</p>
    </AskButton>
  );
}
