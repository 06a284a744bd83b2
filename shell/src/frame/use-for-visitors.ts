import type { PageHandle } from '@psp/remote/contract';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { areaFor } from '../loader/areas.ts';

/** True on pages of the public area, except those with `isPlain` in their handle. */
export function useForVisitors(): boolean {
  const { pathname } = useLocation();
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return areaFor(pathname) === 'public' && !matches.some(({ handle }) => handle?.isPlain);
}
