import type { HistoryEntry } from '@psp/contracts/common';
import { actLabel } from '@psp/contracts/history';
import { formatDateTime } from '@psp/design-system/format';
import { Timeline } from '@psp/design-system/life';
import { messages } from './messages.ts';

/** Who did what and when, oldest first as the server sends it. */
export function History({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return <p>{messages.noHistory}</p>;
  const items = entries.map(({ id, action, who, reason, at }) => ({
    id,
    title: actLabel(action),
    detail: [who, reason].filter(Boolean).join(': '),
    when: formatDateTime(at),
    dateTime: at,
  }));
  return <Timeline items={items} />;
}
