import { Button } from '@psp/design-system/button';
import { useContext, useEffect, useState } from 'react';
import { NewerRelease } from './newer-release.ts';
import { NoticePage } from './notice-page.tsx';
import { strings } from './strings.ts';
import { useReturn } from './use-online.ts';

function useIsOutdated(isOnline: boolean): boolean {
  const ask = useContext(NewerRelease);
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!isOnline) return;
    let isShown = true;
    ask().then(
      (answer) => isShown && setOutdated(answer),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [ask, isOnline]);
  return isOutdated;
}

/** Shown instead of a page while the browser is offline. */
export const OfflinePage = () => <NoticePage isUrgent title={strings.offlineTitle} text={strings.offlineText} />;

interface CodeFailedProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown instead of a page whose code failed to load: offline, outdated (with a reload button), or failed (with a retry). */
export function CodeFailed({ onRetry, isRetrying = false }: CodeFailedProps) {
  const isOnline = useReturn(onRetry);
  const isOutdated = useIsOutdated(isOnline);
  if (!isOnline) return <OfflinePage />;
  if (isOutdated) {
    return (
      <NoticePage isUrgent title={strings.newVersionTitle} text={strings.newVersionText}>
        <Button onPress={() => window.location.reload()}>{strings.reload}</Button>
      </NoticePage>
    );
  }
  return (
    <NoticePage isUrgent title={strings.loadFailed} text={strings.loadFailedText}>
      <Button isPending={isRetrying} pendingLabel={strings.loading} onPress={onRetry}>
        {strings.retry}
      </Button>
    </NoticePage>
  );
}
