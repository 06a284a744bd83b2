import type { RemoteModule } from '@psp/remote/contract';
import type { RouteObject } from 'react-router-dom';
import { type Area, kindOf } from './areas.ts';

const joined = new WeakSet<RemoteModule>();

/** The routes of a remote under the path of its area, for the router. */
export function routesIn(area: Area, remote: RemoteModule): RouteObject[] {
  joined.add(remote);
  return kindOf(area) ? [{ path: area, children: remote.routes }] : remote.routes;
}

/** True once the router was given a remote's routes: what it does not find then does not exist. */
export const isJoined = (remote: RemoteModule): boolean => joined.has(remote);
