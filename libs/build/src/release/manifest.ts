import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../workspace.ts';

/** File in a release of the shell: the shared modules that it offers. */
export const OFFERS = 'offers.json';

/** Content of `release.json`, which identifies a build. */
export interface Release {
  name: string;
  version: string;
  contract: number;
}

/** Source of the contract between shell and remotes. */
export const CONTRACT_FILE = 'libs/remote/src/contract.ts';

/** Reads `CONTRACT_VERSION` of libs/remote, the version of the contract between shell and remotes. */
export function contractVersion(root: string): number {
  const source = readFileSync(join(root, CONTRACT_FILE), 'utf8');
  const match = /CONTRACT_VERSION\s*(?::\s*\w+\s*)?=\s*(\d+)/.exec(source);
  if (!match) throw new Error('CONTRACT_VERSION is missing from libs/remote/src/contract.ts');
  return Number(match[1]);
}

/** File that a build writes last. */
export const RELEASE = 'release.json';

/** Writes `release.json`, which marks a build as finished. */
export function writeRelease(folder: string, release: Release): void {
  writeFileSync(join(folder, RELEASE), `${JSON.stringify(release)}\n`);
}

/** Reads the `release.json` of a folder; undefined without a finished build. */
export function readRelease(folder: string): Release | undefined {
  const content = readJson(join(folder, RELEASE));
  if (!content || typeof content !== 'object') return undefined;
  if (!('name' in content && 'version' in content && 'contract' in content)) return undefined;
  const { name, version, contract } = content;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof contract !== 'number') return undefined;
  return { name, version, contract };
}

/**
 * Checks a built remote before its release: the manifest must parse, belong to this release, and name only existing files. Returns the
 * problems; empty when there are none.
 */
export function releaseProblems(folder: string, release: Release, contract: number): string[] {
  const manifest = JSON.stringify(safely(() => readJson(join(folder, 'mf-manifest.json'))) ?? null);
  const content: unknown = JSON.parse(manifest);
  if (!content || typeof content !== 'object') return ['mf-manifest.json is missing or cannot be read'];
  const problems: string[] = [];
  if (!('name' in content) || content.name !== release.name) problems.push('mf-manifest.json has another name');
  const { contract: ofManifest, version }: { contract?: unknown; version?: unknown } = portalOf(content);
  if (ofManifest !== release.contract || version !== release.version) {
    problems.push('mf-manifest.json is of another version');
  }
  if (release.contract !== contract) problems.push(`contract ${release.contract} is not the portal's (${contract})`);
  const named = new Set(['remoteEntry.js', ...(manifest.match(/[\w./-]+\.(?:js|css)(?=")/g) ?? [])]);
  for (const file of named) if (!existsSync(join(folder, file))) problems.push(`${file} is missing`);
  return problems;
}

const portalOf = (manifest: object): object =>
  'portal' in manifest && manifest.portal && typeof manifest.portal === 'object' ? manifest.portal : {};

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
