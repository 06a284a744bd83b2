import { serverNow } from '@psp/auth/session/server-clock';
import type { ApplicationItem, ApplicationQuery } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { dayNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import Copy from 'lucide-react/icons/copy';
import { Marks } from '../common/marks.ts';
import { strings as common, KIND_LABELS } from '../common/strings.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { isQueue } from './filters.ts';
import { applicationQueue } from './queries.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** Number of days for which the application has waited, or that the applicant must act; null after the decision. */
export function waitingLabel({ status, appliedAt }: Pick<ApplicationItem, 'status' | 'appliedAt'>, now: Date) {
  if (status === 'needs_info') return strings.waitsForApplicant;
  if (status !== 'pending') return null;
  return strings.waitingFor(Math.max(0, dayNumber(now) - dayNumber(new Date(appliedAt))));
}

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<ApplicationItem> => [
  { key: 'status', label: common.status, isWhole: true, cell: (item) => <State {...item} /> },
  {
    key: 'organisation',
    label: strings.organisation,
    isTitle: true,
    cell: (item) => <Organisation {...item} href={hrefOf(item.id)} />,
  },
  {
    key: 'county',
    label: strings.county,
    cell: ({ countyCode }) => (countyCode ? COUNTIES[countyCode] : common.none),
  },
  {
    key: 'contact',
    label: strings.contact,
    cell: ({ contact, email }) => (
      <>
        {contact}
        <Under>{email}</Under>
      </>
    ),
  },
  {
    key: 'applied',
    label: strings.applied,
    cell: (item) => (
      <>
        <Day dateTime={item.appliedAt}>{formatShortDate(item.appliedAt)}</Day>
        <Under>{waitingLabel(item, serverNow())}</Under>
      </>
    ),
  },
];

function State({ status, hasDuplicates }: ApplicationItem) {
  return (
    <Marks>
      {hasDuplicates ? (
        <Badge tone="progress" icon={<Copy aria-hidden />}>
          {strings.duplicate}
        </Badge>
      ) : null}
      <StatusBadge status={APPLICATION_LABELS[status]} />
    </Marks>
  );
}

function Organisation({ href, name, kind, cui, files }: ApplicationItem & { href: string }) {
  const facts = [KIND_LABELS[kind], cui ? `${strings.cui} ${cui}` : null, files > 0 ? strings.files(files) : null];
  return (
    <>
      <Link href={href} isStrong>
        {name}
      </Link>
      <Under>{facts.filter(Boolean).join(' · ')}</Under>
    </>
  );
}

/** The queue of applications. */
export function ApplicationsPage() {
  return (
    <QueuePage
      queue={applicationQueue}
      title={NAME}
      words={strings}
      order={({ status }) => orderOf(status)}
      waiting={({ waiting }) => strings.waiting(waiting)}
      columns={columnsOf}
    />
  );
}

function orderOf(status: ApplicationQuery['status']): string {
  if (status === 'open') return strings.openFirst;
  return isQueue(status) ? strings.oldestFirst : strings.newestFirst;
}
