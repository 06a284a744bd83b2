import type { FailureKind } from '@psp/contracts/browser-reports';
import { isApiError } from '@psp/remote/api-error';
import { isChunkError } from '@psp/remote/screen';
import { isRouteErrorResponse } from 'react-router-dom';
import { AREAS, type Area, areaFor, remoteNameOf } from '../loader/areas.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import type { RemoteState } from '../loader/remote-states.ts';

/** When the first page has long been there, in milliseconds. What happened before is still known to the browser then. */
const AFTER_MS = 10_000;

const STEPS: Partial<Record<RemoteState['status'], FailureKind>> = {
  discovering: 'registry',
  checking: 'manifest',
  loading: 'entry',
};

const areaInSight = (): Area | null => areaFor(window.location.pathname);

const versionOf = (loader: RemoteLoader, area: Area | null): string =>
  area ? loader.versionOf(remoteNameOf(area)) : '';

/** Tells the portal that something of an area (null: of the shell) did not load. The code for it comes with the first failure. */
export function tell(loader: RemoteLoader, kind: FailureKind, area = areaInSight()): void {
  const failure = { area: area ?? 'shell', version: versionOf(loader, area), kind } as const;
  import('./failures.ts').then(
    ({ tellFailure }) => tellFailure(failure),
    () => undefined,
  );
}

/** Tells of remotes that cannot be loaded, and of those that threw. */
export function followRemotes(loader: RemoteLoader): void {
  const before = new Map<Area, RemoteState['status']>();
  loader.subscribe(() => {
    for (const area of AREAS) {
      const { status } = loader.state(remoteNameOf(area));
      const was = before.get(area) ?? 'idle';
      before.set(area, status);
      if (status === was) continue;
      if (status === 'incompatible' || status === 'crashed') tell(loader, status, area);
      if (status === 'unavailable') tell(loader, STEPS[was] ?? 'entry', area);
    }
  });
}

/** Tells of an error that an error element shows. Refusals, and code that did not come, are no errors of the page. */
export function followError(loader: RemoteLoader, error: unknown): void {
  if (!isApiError(error) && !isChunkError(error) && !isRouteErrorResponse(error)) tell(loader, 'crashed');
}

/** Measures the visit. The code for it comes with the first press of a key or button, or when the first page has long been there. */
export function followVisit(loader: RemoteLoader): void {
  const area = areaInSight();
  const once = new AbortController();
  const begin = (): void => {
    if (once.signal.aborted) return;
    once.abort();
    import('./vitals.ts').then(
      ({ followVitals }) => followVitals(area ?? 'shell', () => versionOf(loader, area)),
      () => undefined,
    );
  };
  setTimeout(begin, AFTER_MS);
  for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, begin, once);
}
