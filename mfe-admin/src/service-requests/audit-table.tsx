import { entryLabel } from '@psp/contracts/history';
import type { AuditTrail } from '@psp/contracts/dashboards';
import { CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleX from 'lucide-react/icons/circle-x';
import { styled } from 'styled-components';
import { stateLabel } from './labels.ts';
import { strings } from './strings.ts';

type Entry = AuditTrail['entries'][number];

const When = styled.time`
  color: var(--ink-muted);
  font-weight: 400;
  white-space: nowrap;
  ${media.narrow} { white-space: normal; }
`;

const What = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  &[data-refused] { color: var(--brick-700); }
  svg { flex: none; margin-top: 0.15em; }
`;

const Change = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  svg { width: 16px; height: 16px; color: var(--ink-muted); }
`;

const columns = [
  { key: 'when', label: strings.when },
  { key: 'what', label: strings.what },
  { key: 'who', label: strings.who },
  { key: 'change', label: strings.change },
  { key: 'why', label: strings.why },
] as const;

/** What was done, when and by whom, from which state to which, why; attempts that were refused say so. */
export function AuditTable({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return <CardBody>{strings.noEntries}</CardBody>;
  return (
    <Table caption={strings.auditTitle} isCaptionHidden columns={columns} dense>
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Th>
            <When dateTime={entry.at}>{formatDateTime(entry.at)}</When>
          </Th>
          <Td>
            <What data-refused={entry.outcome === 'refused' ? '' : undefined}>
              {entry.outcome === 'refused' ? <CircleX size={18} aria-hidden /> : null}
              <span>{entryLabel(entry)}</span>
            </What>
          </Td>
          <Td>{entry.who || strings.system}</Td>
          <Td>
            <StateChange entry={entry} />
          </Td>
          <Td wraps>{entry.reason}</Td>
        </Tr>
      ))}
    </Table>
  );
}

/* An act that leaves the state as it was shows the state alone. */
function StateChange({ entry }: { entry: Entry }) {
  const from = stateLabel(entry.entity, entry.from);
  const to = stateLabel(entry.entity, entry.to);
  if (!from || !to || from === to) return to || from || '–';
  return (
    <Change>
      {from}
      <ArrowRight aria-hidden />
      <VisuallyHidden>{strings.toState}</VisuallyHidden>
      {to}
    </Change>
  );
}
