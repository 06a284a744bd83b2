import { servesContract } from '@psp/contracts/shared-modules';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isRecord } from './api-error.ts';

/**
 * The contract between the shell and the remotes: what the shell calls of a remote (`RemoteModule`), and what a remote takes
 * from the shell instead of bundling it (`SHARED_PACKAGES` and `ONE_COPY` in libs/build/src/webpack/sharing.ts, named in each
 * remote's manifest and compared before any of its code runs).
 *
 * The version is increased by a change that a remote built before it, or a shell built before it, cannot work with. Names that
 * are added or no longer used are not such a change: the comparison of names sees those. The shell serves this version and the
 * one before it, so each remote has until the next increase to be released again; a remote of any other version is refused
 * with a message to its visitors.
 *
 * 2: sign-up, confirmation, recovery, invitations and applications are pages of the public remote.
 * 3: the shell lends federation's runtime, and the parts of React Router and TanStack Query that pages use.
 * 4: a remote bundles components, and takes from the shell only what a page must have one copy of.
 * 5: a remote brings federation's runtime, and may use all of React Router and TanStack Query. For remotes of contract 4 the shell
 * lends its runtime (shell/src/loader/lend-runtime.ts) until contract 6.
 */
export const CONTRACT_VERSION = 5;

/** True for a remote's contract version that this shell can run. */
export const isServed = (version: unknown): boolean => servesContract(CONTRACT_VERSION, version);

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
  /** Where the entry leads while a count is shown: the list that it counts, with its filters. */
  counted?: string;
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
  if (typeof value.contract === 'number' && !isServed(value.contract)) return 'contract';
  const isComplete = isServed(value.contract) && Array.isArray(value.routes) && Array.isArray(value.navigation);
  return isComplete ? null : 'shape';
}

/** True when `value` is a remote that this shell can run. */
export function isRemote(value: unknown): value is RemoteModule {
  return checkRemote(value) === null;
}
