import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEntry } from '@psp/contracts/page-rendering';

const NAME = 'mfe_public';

/** Creates a reader of the live release of the public remote; null when it is unknown. */
export function createLiveEntry(releasesDir: string): () => Promise<LiveEntry | null> {
  const path = join(releasesDir, 'registry.json');
  let known: { mark: string; entry: LiveEntry | null } | undefined;
  return async () => {
    try {
      // The registry is replaced atomically: each release is a new file.
      const { mtimeMs, ino, size } = await stat(path);
      const mark = `${mtimeMs} ${ino} ${size}`;
      if (known?.mark !== mark) known = { mark, entry: readEntry(JSON.parse(await readFile(path, 'utf8'))) };
      return known.entry;
    } catch {
      return null;
    }
  };
}

/** Folder of a release. */
export const releaseFolder = (releasesDir: string, { version }: LiveEntry): string => join(releasesDir, NAME, version);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readEntry(registry: unknown): LiveEntry | null {
  const remotes = isRecord(registry) ? registry.remotes : null;
  const entry = isRecord(remotes) ? remotes[NAME] : null;
  if (!isRecord(entry)) return null;
  const { version, manifest, contract } = entry;
  if (typeof version !== 'string' || typeof manifest !== 'string' || typeof contract !== 'number') return null;
  return { version, manifest, contract };
}
