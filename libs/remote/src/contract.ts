import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isRecord } from './api-error.ts';

/**
 * The contract between the shell and the remotes. It grows by one whenever an earlier remote could not run any more.
 * 2: sign-up, confirmation, recovery, invitations and the application are pages of the public remote, no longer of the shell;
 * members and the newsletter form are bundled by each remote, no longer shared by the shell.
 */
export const CONTRACT_VERSION = 2;

/** One entry of a role's navigation. */
export interface NavigationItem {
  /** Absolute path, for example `/uat/projects`. */
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Entries of the same group stand together; groups are parted by a line, in ascending order. */
  group?: number;
  /** Name of a number in the area's `GET /api/<area>/navigation-counts`, shown beside the label when above zero. */
  count?: string;
}

/** What a page tells the shell in its route's `handle`. */
export interface PageHandle {
  /** True for a form to get through: the frame leaves out what it shows to visitors, as on one's own pages. */
  isPlain?: boolean;
  /** True for an address of the public area whose page depends on what only the browser knows: the server does not draw it. */
  isBrowserOnly?: (address: URL) => boolean;
}

/** What a remote exposes as `remote` from `./remote`. Paths of `routes` are relative to the area (`dashboard`). */
export interface RemoteModule {
  contract: number;
  version: string;
  routes: RouteObject[];
  navigation: NavigationItem[];
}

/** Why a loaded module is not a remote of this contract; null when it is one. */
export type RemoteProblem = 'shape' | 'contract';

/** Checks the `remote` export of a loaded module before the shell uses any of it. */
export function checkRemote(value: unknown): RemoteProblem | null {
  if (!isRecord(value) || typeof value.version !== 'string') return 'shape';
  if (typeof value.contract === 'number' && value.contract !== CONTRACT_VERSION) return 'contract';
  const complete =
    value.contract === CONTRACT_VERSION && Array.isArray(value.routes) && Array.isArray(value.navigation);
  return complete ? null : 'shape';
}

/** True when `value` is a remote that this shell can run. */
export function isRemote(value: unknown): value is RemoteModule {
  return checkRemote(value) === null;
}
