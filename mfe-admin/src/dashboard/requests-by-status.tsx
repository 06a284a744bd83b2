import type { AdminDashboard } from '@psp/contracts/dashboards';
import { REQUEST_STATUS, REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Track = styled.div`
  min-width: 56px;
  height: 10px;
  border-radius: 2px;
  background: var(--sunken);
  forced-color-adjust: none;
  > div { height: 100%; border-radius: 2px; background: var(--blue-600); }
`;

const columns = [
  { key: 'status', label: strings.status },
  { key: 'count', label: strings.count, align: 'end' },
  { key: 'share', label: strings.share },
] as const;

/** Requests by state, as numbers and as bars; each state opens its filtered list, but drafts, which are private. */
export function RequestsByStatus({ requests }: Pick<AdminDashboard, 'requests'>) {
  const most = Math.max(1, ...Object.values(requests.byStatus));
  return (
    <Table caption={strings.byStatus} isCaptionHidden columns={columns} dense keepsColumns>
      {REQUEST_STATUSES.map((status) => {
        const count = requests.byStatus[status] ?? 0;
        return (
          <Tr key={status}>
            <Th>
              {status === 'draft' ? (
                strings.drafts
              ) : (
                <Link href={`/admin/service-requests?status=${status}`}>{REQUEST_STATUS[status].label}</Link>
              )}
            </Th>
            <Td align="end">{formatNumber(count)}</Td>
            <Td>
              <Track aria-hidden>
                <div style={{ width: `${(count / most) * 100}%` }} />
              </Track>
            </Td>
          </Tr>
        );
      })}
      <Tr>
        <Th>{strings.total}</Th>
        <Td align="end">
          <strong>{formatNumber(requests.total)}</strong>
        </Td>
        <Td />
      </Tr>
    </Table>
  );
}
