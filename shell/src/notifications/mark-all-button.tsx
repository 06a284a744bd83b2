import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { strings } from './strings.ts';
import { useMarkRead } from './queries.ts';

/** Marks everything as read. */
export function MarkAllButton() {
  const markRead = useMarkRead();
  const onPress = () =>
    markRead.mutate(null, {
      onError: () => showToast({ title: strings.errorTitle, message: strings.failedToMark, tone: 'danger' }),
    });
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={markRead.isPending}
      pendingLabel={strings.markingAll}
      onPress={onPress}
    >
      {strings.markAll}
    </Button>
  );
}
