import { REQUEST_KIND } from '@psp/contracts/consultations';
import type { AdminRequestItem } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { CardBody } from '@psp/design-system/card';
import { formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';

const Title = styled.div`
  a { display: inline-block; min-height: 24px; }
`;

/* Text instead of a badge, which the single line of a dense row would cut. */
/** Number of a request, with its kind if it is no request for offers. */
export const captionOf = ({ number, kind = 'purchase' }: AdminRequestItem): string =>
  kind === 'purchase' ? number : `${number}, ${REQUEST_KIND[kind].toLowerCase()}`;

interface RequestsTableProps {
  caption: string;
  requests: AdminRequestItem[];
  /** Text of the empty table. */
  empty: string;
}

/** Requests, each a link to its recorded actions. */
export function RequestsTable({ caption, requests, empty }: RequestsTableProps) {
  if (requests.length === 0) return <CardBody>{empty}</CardBody>;
  const columns = [
    { key: 'status', label: strings.status },
    { key: 'title', label: strings.title },
    { key: 'uat', label: strings.authority },
    { key: 'sent', label: strings.sent },
  ];
  return (
    <Table caption={caption} isCaptionHidden columns={columns} dense>
      {requests.map((request) => (
        <Tr key={request.id}>
          <Td isWhole>
            <StatusBadge status={REQUEST_STATUS[request.status]} />
          </Td>
          <Th>
            <Title>
              <Link href={`/admin/service-requests/${request.id}`} isStrong>
                {request.title || common.untitled}
              </Link>
              <Under>{captionOf(request)}</Under>
            </Title>
          </Th>
          <Td>{request.uat}</Td>
          <Td>
            <Day dateTime={request.sentAt}>{formatShortDate(request.sentAt)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
