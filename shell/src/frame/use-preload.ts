import { mayEnter } from '@psp/auth/session/guard';
import { areaFor, kindOf, remoteNameOf } from '../loader/areas.ts';
import { useLoader } from '../loader/context.ts';

/**
 * Gives the handler that fetches an area's remote ahead, when a link into it is pointed at or focused: only for those
 * who may enter, and only the first time.
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
