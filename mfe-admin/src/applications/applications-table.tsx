import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { ApplicationItem } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import Copy from 'lucide-react/icons/copy';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { waitingLabel } from './waiting.ts';

const columns = [
  { key: 'organisation', label: strings.organisation },
  { key: 'status', label: common.status },
  { key: 'county', label: strings.county },
  { key: 'contact', label: strings.contact },
  { key: 'applied', label: strings.applied },
];

interface ApplicationsTableProps {
  items: ApplicationItem[];
  hrefOf: (id: string) => string;
}

/** Applications, each a link to its data and decision. */
export function ApplicationsTable({ items, hrefOf }: ApplicationsTableProps) {
  return (
    <Table caption={navigation.applications} isCaptionHidden columns={columns} dense>
      {items.map((item) => (
        <Tr key={item.id}>
          <Th>
            <RowTitle>
              <Link href={hrefOf(item.id)} isStrong>
                {item.name}
              </Link>
              <Under>
                {[KIND_LABELS[item.kind], item.cui ? `${strings.cui} ${item.cui}` : null, filesOf(item)]
                  .filter(Boolean)
                  .join(' · ')}
              </Under>
              {item.hasDuplicates ? (
                <Badge tone="progress" icon={<Copy aria-hidden />}>
                  {strings.duplicate}
                </Badge>
              ) : null}
            </RowTitle>
          </Th>
          <Td>
            <StatusBadge status={APPLICATION_LABELS[item.status]} />
          </Td>
          <Td>{item.countyCode ? COUNTIES[item.countyCode] : common.none}</Td>
          <Td>
            {item.contact}
            <Under>{item.email}</Under>
          </Td>
          <Td>
            <Day dateTime={item.appliedAt}>{formatDate(item.appliedAt)}</Day>
            <Under>{waitingLabel(item, new Date())}</Under>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

const filesOf = ({ files }: ApplicationItem) => (files > 0 ? strings.files(files) : null);
