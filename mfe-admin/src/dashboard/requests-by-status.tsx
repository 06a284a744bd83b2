import type { AdminDashboard } from '@psp/contracts/dashboards';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { styled } from 'styled-components';
import { requestFigures, shownCount } from './figures.ts';
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

/** Requests by state, as numbers and bars, each a link to its filtered list. */
export function RequestsByStatus({ requests }: Pick<AdminDashboard, 'requests'>) {
  const figures = requestFigures(requests);
  const all = figures.at(-1);
  const most = Math.max(1, ...figures.slice(0, -1).map(({ value }) => value));
  return (
    <Table caption={strings.byStatus} isCaptionHidden columns={columns} dense keepsColumns>
      {figures.map((figure) => (
        <Tr key={figure.href}>
          <Th>
            <Link href={figure.href}>{figure.label}</Link>
          </Th>
          <Td align="end">{shownCount(figure.value)}</Td>
          <Td>{figure === all ? null : <Bar share={figure.value / most} />}</Td>
        </Tr>
      ))}
    </Table>
  );
}

const Bar = ({ share }: { share: number }) => (
  <Track aria-hidden>
    <div style={{ width: `${share * 100}%` }} />
  </Track>
);
