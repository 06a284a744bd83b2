import type { ShownSupportView } from '@psp/contracts/support-views';
import { Badge } from '@psp/design-system/badge';
import { Prose, Under } from '@psp/design-system/cells';
import { formatClock, formatDateTime } from '@psp/design-system/format';
import { RowItem, RowList } from '@psp/design-system/rows';
import { strings } from './strings.ts';

const whenOf = ({ openedAt, endsAt, isOpen }: ShownSupportView): string =>
  (isOpen ? strings.until : strings.from)(formatDateTime(openedAt), formatClock(endsAt));

/** Support views of one organisation: who, when, why and which sections. */
export function SupportViewRows({ items }: { items: readonly ShownSupportView[] }) {
  return (
    <RowList>
      {items.map((view) => (
        <RowItem key={view.id} action={view.isOpen ? <Badge tone="info">{strings.open}</Badge> : undefined}>
          <strong>{view.by}</strong> <Under>{whenOf(view)}</Under>
          <Prose>{view.reason}</Prose>
          <Under>{strings.read(view.sections)}</Under>
        </RowItem>
      ))}
    </RowList>
  );
}
