import type { FailureKind } from '@psp/contracts/browser-reports';
import { isApiError } from '@psp/remote/api-error';
import { isChunkError } from '@psp/remote/screen';
import { isRouteErrorResponse } from 'react-router-dom';
import { AREAS, type Area, areaFor, remoteNameOf } from '../loader/areas.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import type { RemoteState } from '../loader/remote-states.ts';

/** Delay in milliseconds after which measuring starts at the latest. Browsers keep the earlier entries. */
const AFTER_MS = 10_000;

const STEPS: Partial<Record<RemoteState['status'], FailureKind>> = {
  discovering: 'registry',
  checking: 'manifest',
  loading: 'entry',
};

const currentArea = (): Area | null => areaFor(window.location.pathname);

const versionOf = (loader: RemoteLoader, area: Area | null): string =>
  area ? loader.versionOf(remoteNameOf(area)) : '';

/** Reports a failure of an area (null: the shell). The code that sends it is imported with the first failure. */
export function reportProblem(loader: RemoteLoader, kind: FailureKind, area = currentArea()): void {
  const failure = { area: area ?? 'shell', version: versionOf(loader, area), kind } as const;
  import('./failures.ts').then(
    ({ reportFailure }) => reportFailure(failure),
    () => undefined,
  );
}

/** Reports remotes that cannot be loaded or have thrown. */
export function followRemotes(loader: RemoteLoader): void {
  const statuses = new Map<Area, RemoteState['status']>();
  loader.subscribe(() => {
    for (const area of AREAS) {
      const { status } = loader.state(remoteNameOf(area));
      const previous = statuses.get(area) ?? 'idle';
      statuses.set(area, status);
      if (status === previous) continue;
      if (status === 'incompatible' || status === 'crashed') reportProblem(loader, status, area);
      if (status === 'unavailable') reportProblem(loader, STEPS[previous] ?? 'entry', area);
    }
  });
}

/** Reports an error shown by an error element, except refusals and missing chunks. */
export function followError(loader: RemoteLoader, error: unknown): void {
  if (!isApiError(error) && !isChunkError(error) && !isRouteErrorResponse(error)) reportProblem(loader, 'crashed');
}

/** Measures the visit. The code is imported on the first input, or after `AFTER_MS`, so that it does not delay the page. */
export function followVisit(loader: RemoteLoader): void {
  const area = currentArea();
  const once = new AbortController();
  const start = (): void => {
    if (once.signal.aborted) return;
    once.abort();
    import('./vitals.ts').then(
      ({ followVitals }) => followVitals(area ?? 'shell', () => versionOf(loader, area)),
      () => undefined,
    );
  };
  setTimeout(start, AFTER_MS);
  for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, start, once);
}
