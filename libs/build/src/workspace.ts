import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root of the checkout that contains this library. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Returns the portal's data folder: `PORTAL_DIR`, else `.portal` in the checkout. */
export function portalFolder(): string {
  return resolve(workspaceRoot, process.env.PORTAL_DIR || '.portal');
}

/** Returns the folder of the registry and the releases: `RELEASES_DIR`, else `releases` in the data folder. */
export function releasesFolder(): string {
  return process.env.RELEASES_DIR ? resolve(workspaceRoot, process.env.RELEASES_DIR) : join(portalFolder(), 'releases');
}

export const remoteProjects = ['mfe-public', 'mfe-uat', 'mfe-firma', 'mfe-admin'] as const;
/** Applications that run in the browser: the shell and its remotes. */
export const browserProjects = ['shell', ...remoteProjects] as const;

/** The BFFs, one for each remote. */
export const bffProjects = ['bff-public', 'bff-uat', 'bff-firma', 'bff-admin'] as const;

/** Services that browsers call. */
export const calledServices = ['identity', ...bffProjects] as const;

/** Services that can be released alone: all but the gateway, whose port two processes cannot share. */
export const serviceProjects = [...calledServices, 'worker'] as const;

/** Everything that can be released alone. */
export const releasedProjects = [...browserProjects, ...serviceProjects] as const;

export type RemoteProject = (typeof remoteProjects)[number];
export type ReleasedProject = (typeof releasedProjects)[number];
export type ServiceProject = (typeof serviceProjects)[number];
export type BrowserProject = (typeof browserProjects)[number];

/** Whether a command-line argument names a remote. */
export function isRemoteProject(name: string | undefined): name is RemoteProject {
  return remoteProjects.some((project) => project === name);
}

/** Whether a command-line argument names a browser application. */
export function isBrowserProject(name: string | undefined): name is BrowserProject {
  return browserProjects.some((project) => project === name);
}

/** Whether a command-line argument names a service that can be released alone. */
export function isServiceProject(name: string | undefined): name is ServiceProject {
  return serviceProjects.some((project) => project === name);
}

/** `mfe-uat` → `mfe_uat`: the name becomes a global variable in the page, which must not contain dashes. */
export function remoteName(project: string): string {
  return project.replaceAll('-', '_');
}

/** `mfe_uat` → `mfe-uat`. */
export const projectName = (name: string): string => name.replaceAll('_', '-');

/** Reads a JSON file; undefined when it is missing. Throws on invalid JSON. */
export function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Returns the version in a package.json. Throws when it is missing. */
export function packageVersion(folder: string): string {
  const content = readJson(join(folder, 'package.json'));
  if (content && typeof content === 'object' && 'version' in content && typeof content.version === 'string') {
    return content.version;
  }
  throw new Error(`No version in ${join(folder, 'package.json')}`);
}
