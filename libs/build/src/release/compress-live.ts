import { compressBest } from '../webpack/compress.ts';
import { contractVersion } from './manifest.ts';
import { readRegistry, releaseFolder } from './registry.ts';

/** Makes the compressed files of the applications that are live the smallest ones, while browsers load them. */
export async function compressLive(root: string, releasesDir: string, signal: AbortSignal): Promise<void> {
  const { hosts, remotes } = readRegistry(releasesDir, contractVersion(root));
  for (const [name, { version }] of Object.entries({ ...hosts, ...remotes }))
    await compressBest(releaseFolder(releasesDir, { name, version }), signal);
}
