import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout this library lies in. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Folder of all data of the portal: `PORTAL_DIR`, else `.portal` in the checkout. */
export function portalFolder(): string {
  return resolve(workspaceRoot, process.env.PORTAL_DIR || '.portal');
}

/** Folder of the registry and the released remotes: `RELEASES_DIR`, else below the portal's folder. */
export function releasesFolder(): string {
  return process.env.RELEASES_DIR ? resolve(workspaceRoot, process.env.RELEASES_DIR) : join(portalFolder(), 'releases');
}

/** The applications that run in the browser: the host and the remotes it loads. */
export const remoteProjects = ['mfe-public', 'mfe-uat', 'mfe-firma', 'mfe-admin'] as const;
export const browserProjects = ['shell', ...remoteProjects] as const;

/** A BFF for each remote. */
export const bffProjects = ['bff-public', 'bff-uat', 'bff-firma', 'bff-admin'] as const;

/** The services that browsers call. */
export const calledServices = ['identity', ...bffProjects] as const;

/** The services that ship alone: all but the gateway, whose port two processes cannot have. */
export const serviceProjects = [...calledServices, 'worker'] as const;

/** All that is released under a name of its own. */
export const releasedProjects = [...browserProjects, ...serviceProjects] as const;

export type RemoteProject = (typeof remoteProjects)[number];
export type ReleasedProject = (typeof releasedProjects)[number];
export type ServiceProject = (typeof serviceProjects)[number];
export type BrowserProject = (typeof browserProjects)[number];

/** Tells whether a word typed by a person names a remote. */
export function isRemoteProject(name: string | undefined): name is RemoteProject {
  return remoteProjects.some((project) => project === name);
}

/** Tells whether a word typed by a person names a browser application. */
export function isBrowserProject(name: string | undefined): name is BrowserProject {
  return browserProjects.some((project) => project === name);
}

/** Tells whether a word typed by a person names a service that ships alone. */
export function isServiceProject(name: string | undefined): name is ServiceProject {
  return serviceProjects.some((project) => project === name);
}

/** `mfe-uat` → `mfe_uat`: the name becomes a global variable in the page, which may hold no dash. */
export function remoteName(project: string): string {
  return project.replaceAll('-', '_');
}

/** `mfe_uat` → `mfe-uat`. */
export const projectName = (name: string): string => name.replaceAll('_', '-');

/** Reads a JSON file, `undefined` where there is none. Throws on broken JSON. */
export function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The version written in a package.json; throws where it is missing. */
export function packageVersion(folder: string): string {
  const content = readJson(join(folder, 'package.json'));
  if (content && typeof content === 'object' && 'version' in content && typeof content.version === 'string') {
    return content.version;
  }
  throw new Error(`No version in ${join(folder, 'package.json')}`);
}
