import type { NotificationFilter } from '@psp/contracts/notifications';
import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { markingAllRead } from './queries.ts';

interface MarkAllButtonProps {
  /** Marks only those that fit. */
  filter?: NotificationFilter;
  /** Called before the button goes. */
  onDone?: () => void;
}

/** Marks everything as read, or what is chosen. */
export function MarkAllButton({ filter = {}, onDone }: MarkAllButtonProps) {
  const mark = useAct({ ...markingAllRead(filter), failed: strings.failedToMark, onDone });
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
