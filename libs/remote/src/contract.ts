import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isRecord } from './api-error.ts';

/**
 * Version of the contract between shell and remotes, increased by breaking changes. 2: sign-up, confirmation, recovery,
 * invitations and applications are pages of the public remote; members and the newsletter form are bundled by each remote.
 * 3: the shell lends federation's runtime, and the parts of React Router and TanStack Query that pages use.
 */
export const CONTRACT_VERSION = 3;

/** One entry of a role's navigation. */
export interface NavigationItem {
  /** Absolute path, for example `/uat/projects`. */
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Groups are sorted ascending and separated by a line. */
  group?: number;
  /** Key in `GET /api/<area>/navigation-counts`, shown beside the label when above zero. */
  count?: string;
}

/** A route's `handle`, read by the shell. */
export interface PageHandle {
  /** Hides the parts of the frame that are meant for visitors. */
  isPlain?: boolean;
  /** True for public pages that depend on browser state: the server does not render them. */
  isBrowserOnly?: (address: URL) => boolean;
}

/** The export `remote` of `./remote`. Paths of `routes` are relative to the area (`dashboard`). */
export interface RemoteModule {
  contract: number;
  version: string;
  routes: RouteObject[];
  navigation: NavigationItem[];
}

/** Why a module cannot be used as a remote. */
export type RemoteProblem = 'shape' | 'contract';

/** Validates the `remote` export of a loaded module; null when it is valid. */
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
