import { type BenefitClaim, CLAIM_STATUS } from '@psp/contracts/benefits';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { strings as all } from './strings.ts';

const strings = all.history;

const columns: RecordColumns<BenefitClaim> = [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={CLAIM_STATUS[status]} />,
  },
  {
    key: 'benefit',
    label: strings.benefit,
    isTitle: true,
    cell: (claim) => (
      <>
        <OwnText>{strings.benefitOf(claim)}</OwnText>
        <Under>{strings.detailsOf(claim)}</Under>
      </>
    ),
  },
  { key: 'at', label: strings.at, cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDate(createdAt)}</Day> },
];

/** Claims of the firm, one per row. */
export function ClaimsTable({ claims }: { claims: readonly BenefitClaim[] }) {
  return <RecordTable caption={strings.title} columns={columns} rows={claims} keyOf={({ id }) => id} />;
}
