import type { HistoryEntry } from '@psp/contracts/common';
import { entryLabel, isInternalAct } from '@psp/contracts/history';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Timeline } from '@psp/design-system/life-cycle';
import { strings } from './strings.ts';

/** Timeline of a record, oldest entry first. Refused attempts are marked; internal notes are not printed. */
export function History({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return <p>{strings.noHistory}</p>;
  const items = entries.map(({ who, reason, at, ...entry }) => ({
    id: entry.id,
    title: entryLabel(entry),
    detail: [who, reason].filter(Boolean).join(': '),
    when: formatDateTime(at),
    dateTime: at,
    isRefused: entry.outcome === 'refused',
    isScreenOnly: isInternalAct(entry.action),
  }));
  return <Timeline items={items} />;
}

/** History of a record in a card with a title. */
export function HistoryCard({ entries }: { entries: HistoryEntry[] }) {
  return (
    <Card id="history" aria-labelledby="history-title">
      <CardHeader id="history-title" title={strings.history} />
      <CardBody>
        <History entries={entries} />
      </CardBody>
    </Card>
  );
}
