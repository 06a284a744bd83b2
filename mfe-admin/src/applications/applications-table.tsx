import { serverNow } from '@psp/auth/session/server-clock';
import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { ApplicationItem } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import Copy from 'lucide-react/icons/copy';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { Day, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { waitingLabel } from './waiting.ts';

interface ApplicationsTableProps {
  items: ApplicationItem[];
  hrefOf: (id: string) => string;
}

const columnsOf = (hrefOf: ApplicationsTableProps['hrefOf']): RecordColumns<ApplicationItem> => [
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

/** Applications, each a link to its data and decision. */
export function ApplicationsTable({ items, hrefOf }: ApplicationsTableProps) {
  return (
    <RecordTable
      caption={navigation.applications}
      columns={columnsOf(hrefOf)}
      rows={items}
      keyOf={({ id }) => id}
      dense
    />
  );
}

function State({ status, hasDuplicates }: ApplicationItem) {
  return (
    <Row gap={8}>
      {hasDuplicates ? (
        <Badge tone="progress" icon={<Copy aria-hidden />}>
          {strings.duplicate}
        </Badge>
      ) : null}
      <StatusBadge status={APPLICATION_LABELS[status]} />
    </Row>
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
