import type { AdminArea } from '@psp/contracts/admin-areas';
import { servesContract } from '@psp/contracts/shared-modules';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isRecord } from './api-error.ts';

/**
 * Version of the contract between the shell and the remotes. The contract is the interface that the shell calls (`RemoteModule`)
 * and the modules that a remote takes from the shell instead of bundling them (`SHARED_PACKAGES` and `ONE_COPY` in
 * libs/build/src/webpack/sharing.ts, listed in each remote's manifest and compared before any of its code runs).
 *
 * Increase the version for a change that breaks remotes or shells built before it. Adding an export, or no longer using one, needs
 * no increase: the manifest comparison covers it. The shell serves this version and the previous one, so each remote must be
 * released again before the next increase; a remote of any other version is refused with a message to the user.
 *
 * 2: sign-up, confirmation, recovery, invitations and applications are pages of the public remote.
 * 3: the shell lends federation's runtime, and the parts of React Router and TanStack Query that pages use.
 * 4: a remote bundles components, and takes from the shell only modules that a page must have one copy of.
 * 5: a remote bundles federation's runtime, and may use all of React Router and TanStack Query. The shell lends its runtime to
 * remotes of contract 4 (shell/src/loader/lend-runtime.ts) until contract 6.
 */
export const CONTRACT_VERSION = 5;

/** True when this shell can run a remote of this contract version. */
export const isServed = (version: unknown): boolean => servesContract(CONTRACT_VERSION, version);

/** One entry of a role's navigation. */
export interface NavigationItem {
  /** Absolute path, for example `/uat/projects`. */
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Group number: groups are sorted in ascending order and separated by a line. */
  group?: number;
  /** Key in `GET /api/<area>/navigation-counts`, shown beside the label when above zero. */
  count?: string;
  /** Path used while a count is shown: the filtered list of the counted records. */
  counted?: string;
  /** Area of work of the association; editors who do not work in it do not see the entry. */
  area?: AdminArea;
  /** Paths of further pages that belong to the entry. */
  alsoAt?: readonly string[];
}

/** A route's `handle`, read by the shell. */
export interface PageHandle {
  /** Hides the parts of the frame that are meant for visitors. */
  isPlain?: boolean;
  /** True for addresses whose page depends on browser state and is not rendered on the server. */
  isBrowserOnly?: (address: URL) => boolean;
}

/** Type of the export `remote` of a remote's `./remote` module. Paths of `routes` are relative to the area (`dashboard`). */
export interface RemoteModule {
  contract: number;
  version: string;
  routes: RouteObject[];
  navigation: NavigationItem[];
}

/** Reason why a module cannot be used as a remote. */
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
