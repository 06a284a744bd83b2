import { entryLabel } from '@psp/contracts/history';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import type { OverseenEntry } from '@psp/contracts/overseen';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleX from 'lucide-react/icons/circle-x';
import { styled } from 'styled-components';
import { OTHER_STATES, strings } from './strings.ts';

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

/** Card with the recorded acts on a request, a project or an offer. */
export function TrailCard({ title = strings.trail, entries }: { title?: string; entries: OverseenEntry[] }) {
  return (
    <Card>
      <CardHeader title={title} action={strings.entries(entries.length)} />
      <AuditTable title={title} entries={entries} />
    </Card>
  );
}

/** Table of actions: what, when, who, change of state, reason. Refused attempts are marked. */
export function AuditTable({ title = strings.trail, entries }: { title?: string; entries: OverseenEntry[] }) {
  if (entries.length === 0) return <CardBody>{strings.noEntries}</CardBody>;
  return (
    <Table caption={title} isCaptionHidden columns={columns} dense>
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

const STATES: Record<string, Record<string, { label: string }>> = {
  'service-request': REQUEST_STATUS,
  offer: OFFER_STATUS,
  project: PROJECT_STATUS,
};

/** Returns the label of a recorded state; '' for none, the recorded name for an unknown one. */
export function stateLabel(entity: string, state: string | null): string {
  if (state === null) return '';
  return STATES[entity]?.[state]?.label ?? OTHER_STATES[entity]?.[state] ?? state;
}

/* An act that keeps the state shows it once. */
function StateChange({ entry }: { entry: OverseenEntry }) {
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
