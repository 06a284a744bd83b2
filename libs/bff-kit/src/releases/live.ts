import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEntry } from '@psp/contracts/page-rendering';
import { isRecord } from '@psp/contracts/records';

const SHELL = 'shell';
const REMOTE = 'mfe_public';

/** The releases that browsers load now. */
export interface Live {
  /** Version of the shell. */
  shell: string | null;
  /** Release of the public remote. */
  remote: LiveEntry | null;
  /** Releases of all remotes, by name. */
  remotes: Record<string, LiveEntry>;
}

export type ReadLive = () => Promise<Live>;

/** Creates a cached reader of the registry. While the file cannot be read, it returns the last known state. */
export function createReadLive(releasesDir: string): ReadLive {
  const path = join(releasesDir, 'registry.json');
  let cached: { mark: string; live: Live } | undefined;
  return async () => {
    try {
      // The registry is replaced atomically: each release is a new file.
      const { mtimeMs, ino, size } = await stat(path);
      const mark = `${mtimeMs} ${ino} ${size}`;
      if (cached?.mark !== mark) cached = { mark, live: liveIn(JSON.parse(await readFile(path, 'utf8'))) };
    } catch {
      // The last known state is used.
    }
    return cached?.live ?? { shell: null, remote: null, remotes: {} };
  };
}

/** Returns the folder of a release of the shell. */
export const shellFolder = (releasesDir: string, version: string): string => join(releasesDir, SHELL, version);

/** Returns the folder of a release of the public remote. */
export const remoteFolder = (releasesDir: string, { version }: LiveEntry): string => join(releasesDir, REMOTE, version);

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

function liveIn(registry: unknown): Live {
  const version = member(member(member(registry, 'hosts'), SHELL), 'version');
  const listed = member(registry, 'remotes');
  const remotes: Live['remotes'] = {};
  for (const [name, entry] of Object.entries(isRecord(listed) ? listed : {})) {
    const release = releaseIn(entry);
    if (release) remotes[name] = release;
  }
  return { shell: typeof version === 'string' ? version : null, remote: remotes[REMOTE] ?? null, remotes };
}

function releaseIn(entry: unknown): LiveEntry | null {
  if (!isRecord(entry)) return null;
  const { version, manifest, contract } = entry;
  if (typeof version !== 'string' || typeof manifest !== 'string' || typeof contract !== 'number') return null;
  return { version, manifest, contract };
}
