import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { messages } from './messages.ts';
import { useMarkRead } from './queries.ts';

/** Marks everything as read. */
export function MarkAllButton() {
  const markRead = useMarkRead();
  const onPress = () =>
    markRead.mutate(null, {
      onError: () => showToast({ title: messages.errorTitle, message: messages.failedToMark, tone: 'danger' }),
    });
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={markRead.isPending}
      pendingLabel={messages.markingAll}
      onPress={onPress}
    >
      {messages.markAll}
    </Button>
  );
}
