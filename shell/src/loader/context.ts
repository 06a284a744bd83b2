import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Area, remoteNameOf } from './areas.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { RemoteState } from './remote-states.ts';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Provides the loader of the page to the frame and the screens of the areas. */
export const LoaderProvider = LoaderContext.Provider;

/** The loader of the page. Throws outside `LoaderProvider`. */
export function useLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('LoaderProvider is missing.');
  return loader;
}

/** The current state of an area's remote. */
export function useRemoteState(area: Area): RemoteState {
  const loader = useLoader();
  const state = () => loader.state(remoteNameOf(area));
  return useSyncExternalStore(loader.subscribe, state, state);
}
