import type { NotificationFilter } from '@psp/contracts/notifications';
import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { markAllRead } from './queries.ts';

interface MarkAllButtonProps {
  /** Restricts the notifications that are marked. */
  filter?: NotificationFilter;
  /** Called before the button is removed. */
  onDone?: () => void;
}

/** Marks all notifications as read, or those that match the filter. */
export function MarkAllButton({ filter = {}, onDone }: MarkAllButtonProps) {
  const mark = useAct({ ...markAllRead(filter), failed: strings.failedToMark, onDone });
  const isChosen = Object.values(filter).some((value) => value !== undefined);
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={mark.isPending}
      pendingLabel={strings.markingAll}
      onPress={() => mark.run()}
    >
      {isChosen ? strings.markChosen : strings.markAll}
    </Button>
  );
}
