import { REQUEST_STATUS, type RequestListItem } from '@psp/contracts/service-requests';
import { Card } from '@psp/design-system/card';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { StatusBadge } from '@psp/design-system/badge';
import { strings } from './strings.ts';
import { requestCaption, requestHref } from './request-address.ts';

const columns = [
  { key: 'request', label: strings.columns.request },
  { key: 'status', label: strings.columns.status },
  { key: 'deadline', label: strings.columns.deadline },
  { key: 'offers', label: strings.columns.offers, align: 'end' as const },
  { key: 'questions', label: strings.columns.questions, align: 'end' as const },
];

function RequestRow({ item }: { item: RequestListItem }) {
  const readsOnly = useReadsOnly();
  return (
    <Tr>
      <Th>
        <RowTitle>
          <Link href={requestHref(item, readsOnly)} isStrong>
            {item.title || strings.untitled}
          </Link>
          <Under>{requestCaption(item)}</Under>
        </RowTitle>
      </Th>
      <Td>
        <StatusBadge status={REQUEST_STATUS[item.status]} />
      </Td>
      <Td>{item.deadline ? <Day dateTime={item.deadline}>{formatDate(item.deadline)}</Day> : strings.noDeadline}</Td>
      <Td align="end">{formatNumber(item.offers)}</Td>
      <Td align="end">
        {item.unansweredQuestions > 0 ? (
          <Link href={`/uat/service-requests/${item.id}?tab=questions`}>{formatNumber(item.unansweredQuestions)}</Link>
        ) : (
          strings.none
        )}
      </Td>
    </Tr>
  );
}

/** Requests of the authority, each with what waits in it. */
export function RequestTable({ items }: { items: readonly RequestListItem[] }) {
  return (
    <Card>
      <Table caption={strings.title} columns={columns} isCaptionHidden>
        {items.map((item) => (
          <RequestRow key={item.id} item={item} />
        ))}
      </Table>
    </Card>
  );
}
