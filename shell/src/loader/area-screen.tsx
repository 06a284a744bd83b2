import { Button, ButtonLink } from '@psp/design-system/button';
import { SkeletonList } from '@psp/design-system/skeleton';
import { isApiError } from '@psp/remote/api-error';
import { OfflinePage } from '@psp/remote/code-failed';
import { NoticePage } from '@psp/remote/notice-page';
import { isChunkError, RouteError } from '@psp/remote/screen';
import { useReturn } from '@psp/remote/use-online';
import { useSameLocation } from '@psp/remote/use-same-location';
import { useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { type Area, remoteNameOf } from './areas.ts';
import { useLoader, useRemoteState } from './context.ts';
import { isJoined } from './joined.ts';
import { remoteIn } from './remote-states.ts';
import { strings } from './strings.ts';

/** Catch-all route of an area: its remote is loading, unavailable or incompatible, or has no such address. */
export function AreaScreen({ area }: { area: Area }) {
  const state = useRemoteState(area);
  const { status } = state;
  const retry = useRetry(area);
  const isOnline = useReturn(retry.onRetry);
  const remote = remoteIn(state);
  if (remote) return isJoined(remote) ? <NotFoundPage /> : <Joining />;
  if (status === 'incompatible') {
    return (
      <NoticePage isUrgent title={strings.incompatibleTitle(area)} text={strings.incompatibleText}>
        <RetryButton {...retry} />
        <Button variant="secondary" onPress={() => window.location.reload()}>
          {strings.reload}
        </Button>
      </NoticePage>
    );
  }
  if (status === 'unavailable' && !isOnline) return <OfflinePage />;
  if (status === 'unavailable' || retry.isRetrying) {
    return (
      <NoticePage isUrgent title={strings.unavailableTitle(area)} text={strings.unavailableText}>
        <RetryButton {...retry} />
      </NoticePage>
    );
  }
  return <Waiting />;
}

const Waiting = () => <SkeletonList rows={6} label={strings.loading} />;

/* The router does not know the routes of a remote that became ready just now. Navigating to the same address adds them. */
function Joining() {
  const reopen = useEffectEvent(useSameLocation());
  useEffect(() => reopen(), []);
  return <Waiting />;
}

/** Error element of an area. Keeps errors of a remote away from the frame and the other areas. */
export function AreaError({ area }: { area: Area }) {
  const error = useRouteError();
  if (isApiError(error) || isRouteErrorResponse(error) || isChunkError(error)) return <RouteError />;
  return <Crashed area={area} reason={error instanceof Error ? error.message : String(error)} />;
}

function Crashed({ area, reason }: { area: Area; reason: string }) {
  const loader = useLoader();
  const name = remoteNameOf(area);
  const reopen = useSameLocation();
  useEffect(() => {
    loader.crashed(name, reason);
    return () => loader.recovered(name);
  }, [loader, name, reason]);
  return (
    <NoticePage isUrgent title={strings.crashedTitle(area)} text={strings.crashedText}>
      <Button onPress={reopen}>{strings.retry}</Button>
      <ButtonLink href="/" variant="secondary">
        {strings.home}
      </ButtonLink>
    </NoticePage>
  );
}

interface Retry {
  isRetrying: boolean;
  onRetry: () => void;
}

function RetryButton({ isRetrying, onRetry }: Retry) {
  return (
    <Button isPending={isRetrying} pendingLabel={strings.retrying} onPress={onRetry}>
      {strings.retry}
    </Button>
  );
}

function useRetry(area: Area): Retry {
  const loader = useLoader();
  const [isRetrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void loader.load(remoteNameOf(area)).then(() => setRetrying(false));
  };
  return { isRetrying, onRetry };
}
