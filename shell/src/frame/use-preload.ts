import { mayEnter } from '@psp/auth/session/guard';
import { areaFor, kindOf, remoteNameOf } from '../loader/areas.ts';
import { useLoader } from '../loader/context.ts';

/**
 * Returns a handler for pointer and focus events that preloads a remote when a link into its area is hovered or focused: only
 * for those who may enter, and only once.
 */
export function usePreload(): (event: { target: EventTarget }) => void {
  const loader = useLoader();
  return ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const area = areaFor(link.pathname);
    if (!area || !mayEnter(kindOf(area))) return;
    const name = remoteNameOf(area);
    if (loader.state(name).status === 'idle') void loader.load(name);
  };
}
