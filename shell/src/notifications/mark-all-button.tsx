import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { markingRead } from './queries.ts';

/** Marks everything as read; `onDone` is called before the button goes. */
export function MarkAllButton({ onDone }: { onDone?: () => void }) {
  const mark = useAct({ ...markingRead(null), failed: strings.failedToMark, onDone });
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={mark.isPending}
      pendingLabel={strings.markingAll}
      onPress={() => mark.run()}
    >
      {strings.markAll}
    </Button>
  );
}
