import type { PageHandle } from '@psp/remote/contract';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { areaFor } from '../loader/areas.ts';

/** True on a page of the public area, unless it says that it is plain (`PageHandle`). */
export function useForVisitors(): boolean {
  const { pathname } = useLocation();
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return areaFor(pathname) === 'public' && !matches.some(({ handle }) => handle?.isPlain);
}
