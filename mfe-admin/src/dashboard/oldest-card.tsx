import { serverNow } from '@psp/auth/session/server-clock';
import { JOB_LABELS } from '@psp/contracts/job-labels';
import type { WaitingItem } from '@psp/contracts/overview';
import { Card, CardHeader } from '@psp/design-system/card';
import { Day } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { ageText } from './age.ts';
import { strings } from './strings.ts';
import { hrefOf, KINDS } from './waiting-kinds.ts';
import { Limit } from './waiting-card.tsx';

const columns = [
  { key: 'record', label: strings.record },
  { key: 'kind', label: strings.kind },
  { key: 'organisation', label: strings.organisation },
  { key: 'since', label: strings.since },
  { key: 'limit', label: strings.limit },
] as const;

/** The records that wait longest, each a link to the page on which it is decided. */
export function OldestCard({ items }: { items: readonly WaitingItem[] }) {
  if (items.length === 0) return null;
  return (
    <Card>
      <CardHeader title={strings.one} />
      <Table caption={strings.one} isCaptionHidden columns={columns} dense>
        {items.map((item) => (
          <Tr key={`${item.kind} ${item.id}`}>
            <Th>
              <Link href={hrefOf(item)}>
                <OwnText>{titleOf(item)}</OwnText>
              </Link>
            </Th>
            <Td>{KINDS[item.kind].one}</Td>
            <Td>{item.organisation}</Td>
            <Td isWhole>
              <Day dateTime={item.since}>{ageText(item.since, serverNow())}</Day>
            </Td>
            <Td isWhole>{item.dueAt === null ? null : <Limit dueAt={item.dueAt} />}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

const titleOf = ({ kind, title }: WaitingItem): string => (kind === 'jobs' ? (JOB_LABELS[title] ?? title) : title);
