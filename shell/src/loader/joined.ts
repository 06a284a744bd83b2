import type { RemoteModule } from '@psp/remote/contract';
import type { RouteObject } from 'react-router-dom';
import { type Area, kindOf } from './areas.ts';

const joined = new WeakSet<RemoteModule>();

/** Returns the routes of a remote under the path of its area, and marks it as joined. */
export function routesIn(area: Area, remote: RemoteModule): RouteObject[] {
  joined.add(remote);
  return kindOf(area) ? [{ path: area, children: remote.routes }] : remote.routes;
}

/** True once the router has a remote's routes: an address it does not match then does not exist. */
export const isJoined = (remote: RemoteModule): boolean => joined.has(remote);
