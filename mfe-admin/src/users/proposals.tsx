import { SUSPENSION_LABELS } from '@psp/contracts/suspension-names';
import type { SuspensionProposal } from '@psp/contracts/suspensions';
import { StatusBadge } from '@psp/design-system/badge';
import { Day } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { strings as common } from '../common/strings.ts';
import { organisationAddress, proposalList } from './filters.ts';
import { proposalsQuery } from './queries.ts';
import { SUSPENSION_WORDS, suspensionStrings as strings } from './suspension-strings.ts';

const dayOf = (moment: string) => <Day dateTime={moment}>{formatDate(moment)}</Day>;

const columns: RecordColumns<SuspensionProposal> = [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={SUSPENSION_LABELS[status]} />,
  },
  {
    key: 'organisation',
    label: strings.organisation,
    isTitle: true,
    cell: ({ organisation: { id, name } }) => (
      <Link href={organisationAddress(id)} isStrong>
        {name}
      </Link>
    ),
  },
  { key: 'reason', label: strings.reason, cell: ({ reason }) => reason },
  { key: 'by', label: strings.proposedBy, cell: ({ proposedBy }) => proposedBy },
  { key: 'created', label: strings.createdAt, cell: ({ createdAt }) => dayOf(createdAt) },
  { key: 'ends', label: strings.ends, cell: ({ decidedAt, lapsesAt }) => dayOf(decidedAt ?? lapsesAt) },
];

/** Proposals to suspend organisations; each is decided on the organisation's page. */
export function Proposals() {
  const listed = useListed(proposalList, proposalsQuery);
  return (
    <FilteredList {...listed} words={SUSPENSION_WORDS}>
      {({ items }) => (
        <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
      )}
    </FilteredList>
  );
}
