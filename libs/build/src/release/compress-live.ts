import { compressBest } from '../webpack/compress.ts';
import { contractVersion } from './manifest.ts';
import { readRegistry, releaseFolder } from './registry.ts';

/** Recompresses the files of live applications with the best compression, while the portal serves them. */
export async function compressLive(root: string, releasesDir: string, signal: AbortSignal): Promise<void> {
  const { hosts, remotes } = readRegistry(releasesDir, contractVersion(root));
  for (const [name, { version }] of Object.entries({ ...hosts, ...remotes }))
    await compressBest(releaseFolder(releasesDir, { name, version }), signal);
}
