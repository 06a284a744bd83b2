import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstFiles } from '@psp/contracts/remote-files';
import { readJson } from '../workspace.ts';
import { builtIntegrity } from './integrity.ts';

/** The shared modules that a remote's build uses; `writeRelease` moves it into the manifest. */
export const USES = 'uses.json';
/** The shared modules that a build of the shell offers. */
export const OFFERS = 'offers.json';

/** What a build says of itself, in `release.json` beside its files. */
export interface Release {
  name: string;
  version: string;
  contract: number;
}

/** Where the shape of what a remote hands to the shell is written down. */
export const CONTRACT_FILE = 'libs/remote/src/contract.ts';

/** The number in `CONTRACT_VERSION` of libs/remote: the shape of what a remote hands to the shell. */
export function contractVersion(root: string): number {
  const source = readFileSync(join(root, CONTRACT_FILE), 'utf8');
  const match = /CONTRACT_VERSION\s*(?::\s*\w+\s*)?=\s*(\d+)/.exec(source);
  if (!match) throw new Error('CONTRACT_VERSION lipsește din libs/remote/src/contract.ts');
  return Number(match[1]);
}

/** Writes `release.json` and, for a remote, what the shell checks before it runs any of its code into the manifest. */
export function writeRelease(folder: string, release: Release): void {
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release)}\n`);
  const path = join(folder, 'mf-manifest.json');
  const manifest = readJson(path);
  if (!manifest || typeof manifest !== 'object') return;
  const { contract, version } = release;
  const portal = { contract, version, uses: readJson(join(folder, USES)), integrity: firstIntegrity(folder, manifest) };
  writeFileSync(path, JSON.stringify({ ...manifest, portal }));
  for (const file of [USES, 'mf-stats.json']) rmSync(join(folder, file), { force: true });
}

/* Of the files that the loader asks for itself; the entry knows the hashes of the others. A build for development has none. */
function firstIntegrity(folder: string, manifest: object): Record<string, unknown> | undefined {
  const integrity = builtIntegrity(folder);
  const { entry = '', module = [] } = firstFiles(manifest) ?? {};
  return integrity ? Object.fromEntries([entry, ...module].map((file) => [file, integrity[file]])) : undefined;
}

/** Reads the `release.json` of a folder, `undefined` where there is no finished build. */
export function readRelease(folder: string): Release | undefined {
  const content = readJson(join(folder, 'release.json'));
  if (!content || typeof content !== 'object') return undefined;
  if (!('name' in content && 'version' in content && 'contract' in content)) return undefined;
  const { name, version, contract } = content;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof contract !== 'number') return undefined;
  return { name, version, contract };
}

/**
 * Checks a built remote before anyone may see it: the manifest parses, speaks of this release, and every file it names exists.
 * Returns what is wrong, empty when nothing is.
 */
export function releaseProblems(folder: string, release: Release, contract: number): string[] {
  const manifest = JSON.stringify(safely(() => readJson(join(folder, 'mf-manifest.json'))) ?? null);
  const content: unknown = JSON.parse(manifest);
  if (!content || typeof content !== 'object') return ['mf-manifest.json lipsește sau nu poate fi citit'];
  const problems: string[] = [];
  if (!('name' in content) || content.name !== release.name) problems.push('mf-manifest.json are alt nume');
  const { contract: ofManifest, version }: { contract?: unknown; version?: unknown } = portalOf(content);
  if (ofManifest !== release.contract || version !== release.version) {
    problems.push('mf-manifest.json este al altei versiuni');
  }
  if (release.contract !== contract)
    problems.push(`contractul ${release.contract} nu este cel al portalului (${contract})`);
  const named = new Set(['remoteEntry.js', ...(manifest.match(/[\w./-]+\.(?:js|css)(?=")/g) ?? [])]);
  for (const file of named) if (!existsSync(join(folder, file))) problems.push(`lipsește ${file}`);
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
