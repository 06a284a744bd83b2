import type { HistoryEntry } from '@psp/contracts/common';
import { formatDateTime } from '@psp/design-system/format';
import { Timeline } from '@psp/design-system/life';
import { HISTORY, messages } from './messages.ts';

function titleOf(entry: HistoryEntry): string {
  const title = HISTORY[entry.action] ?? entry.action;
  return entry.outcome === 'refused' ? messages.refused(title) : title;
}

/** Who did what and when, oldest first as the server sends it; a question does not say whose it is. */
export function History({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return <p>{messages.noHistory}</p>;
  const items = entries.map((entry) => ({
    id: entry.id,
    title: titleOf(entry),
    detail: [entry.action === 'question.ask' ? '' : entry.who, entry.reason].filter(Boolean).join(': '),
    when: formatDateTime(entry.at),
    dateTime: entry.at,
  }));
  return <Timeline items={items} />;
}
